import Files
import Foundation
import SystemPackage

/// A small file that nobody but the user may read, replaced as a whole or not at all.
struct PrivateFile: Sendable, Hashable {
  let url: URL

  /// What is in it; nil where there is none.
  func read() throws(StorageFailure) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try reporting { try Data(contentsOf: url) }
  }

  func write(_ data: Data) throws(StorageFailure) {
    try reporting {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    do throws(AsideFile.Failure) {
      // Made with its mode: one that is tightened later could be read until then.
      let file = try AsideFile(PhotoPath(url.path), permissions: .ownerReadWrite)
      try file.write(data)
      try file.finish()
    } catch {
      throw StorageFailure(path: url.path, cause: error.cause.description)
    }
  }

  func remove() throws(StorageFailure) {
    guard unlink(url.path) == 0 || errno == ENOENT else { throw systemFailure() }
  }

  /// Moves it out of the way, in place of what was moved there before.
  func setAside() throws(StorageFailure) {
    let aside = url.appendingPathExtension("corrupt")
    guard rename(url.path, aside.path) == 0 else { throw systemFailure() }
  }

  private func reporting<Value>(_ body: () throws -> Value) throws(StorageFailure) -> Value {
    do {
      return try body()
    } catch {
      throw StorageFailure(path: url.path, cause: error.localizedDescription)
    }
  }

  private func systemFailure() -> StorageFailure {
    StorageFailure(path: url.path, cause: String(cString: strerror(errno)))
  }
}
