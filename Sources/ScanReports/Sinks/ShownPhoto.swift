import Files
import Scanning

/// The file whose page was shown last, so that the pages of one file are read from disk once.
struct ShownPhoto {
  private var path: PhotoPath?
  private var content: [UInt8] = []

  /// The bytes of a photo that was scanned.
  ///
  /// - Throws: ``FileProblem``.
  mutating func bytes(of outcome: ScanOutcome) throws(FileProblem) -> [UInt8] {
    if let path, path == outcome.path, outcome.page ?? 1 > 1 { return content }
    // Two files at a time would take twice the memory.
    (path, content) = (nil, [])
    let bytes = try PhotoFile(outcome.path).bytes
    if outcome.page != nil { (path, content) = (outcome.path, bytes) }
    return bytes
  }
}
