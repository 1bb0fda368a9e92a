import Glibc
import SystemPackage

/// Text that is put by until all of it is known, in a file without a name instead of in memory.
///
/// It may only be used by one thread at a time.
public final class SpoolFile {
  private let file: UnsafeMutablePointer<FILE>

  /// - Throws: ``AsideFile/Failure`` where no temporary file can be made.
  public init() throws(AsideFile.Failure) {
    guard let file = tmpfile() else { throw Self.failure }
    self.file = file
  }

  deinit { fclose(file) }

  /// - Throws: ``AsideFile/Failure``.
  public func append(_ text: String) throws(AsideFile.Failure) {
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard isWritten else { throw Self.failure }
  }

  /// Gives all that was appended, some hundred lines at a time; no line is ever parted.
  ///
  /// - Throws: ``AsideFile/Failure``, or what `body` throws.
  public func forEachPart(_ body: (Substring) throws -> Void) throws {
    guard fflush(file) == 0 else { throw Self.failure }
    rewind(file)
    var rest: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard ferror(file) == 0 else { throw Self.failure }
      guard count > 0 else { break }
      rest += chunk[..<count]
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      try body(String(decoding: rest[...end], as: UTF8.self)[...])
      rest.removeSubrange(...end)
    }
    if !rest.isEmpty { try body(String(decoding: rest, as: UTF8.self)[...]) }
  }

  /// What the system's function that was called last failed with.
  private static var failure: AsideFile.Failure {
    AsideFile.Failure(path: PhotoPath(P_tmpdir), cause: .system(.last))
  }
}
