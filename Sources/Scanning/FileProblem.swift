/// Why the bytes of a photo could not be had.
public enum FileProblem: Error, Sendable, Hashable {
  case missing
  case directory
  /// A pipe, socket or device: reading one might never end.
  case notARegularFile
  case permissionDenied
  case tooLarge(limit: Int)
  /// Any other failure, in the system's words.
  case failed(String)
}

extension FileProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "no such file: check the name"
    case .directory: "is a directory: name the photos in it, as in DIRECTORY/*.jpg"
    case .notARegularFile:
      "is not a regular file: pass a pipe's content on standard input, as in vinylcrate scan -"
    case .permissionDenied: "permission denied: make it readable"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB: no photo is that large"
    case .failed(let reason): "cannot be read (\(reason)): try again"
    }
  }
}
