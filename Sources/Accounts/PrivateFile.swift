import Foundation

/// A small file that nobody but the user may read, replaced as a whole or not at all.
struct PrivateFile: Sendable, Hashable {
  let url: URL

  /// What is in it; nil where there is none.
  func read() throws(StorageFailure) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try reporting { try Data(contentsOf: url) }
  }

  func write(_ data: Data) throws(StorageFailure) {
    let draft = url.appendingPathExtension("new-\(UUID().uuidString)")
    try reporting {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    do throws(StorageFailure) {
      // Made with its mode: one that is tightened later could be read until then.
      let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw systemFailure() }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try reporting {
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try handle.close()
      }
      guard rename(draft.path, url.path) == 0 else { throw systemFailure() }
    } catch {
      unlink(draft.path)
      throw error
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
