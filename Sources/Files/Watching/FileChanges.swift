import Glibc
import SystemPackage

/// Tells when some files of one folder change, by inotify(7): when they are written to, made, replaced
/// or removed.
public struct FileChanges: Sendable {
  private let queue: OpenFile
  private let names: Set<[UInt8]>

  /// Counts changes from here on.
  ///
  /// - Parameter names: of the files in the folder; they need not be there.
  /// - Throws: ``FileProblem`` where the system cannot watch.
  public init(of names: [String], in folder: PhotoPath) throws(FileProblem) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw FileProblem(.last) }
    queue = OpenFile(FileDescriptor(rawValue: number))
    self.names = Set(names.map { Array($0.utf8) })
    let events = IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    if case .failure(let error) = queue.watch(folder, events) { throw FileProblem(error) }
  }

  /// Waits, without a look in between, until one of the files has changed since the last call.
  ///
  /// - Returns: false where the task was cancelled, or the folder is gone.
  public func next() async -> Bool {
    while await queue.descriptor.untilReadable() {
      guard let buffer = try? queue.nextBytes() else { return false }
      let notifications = Notification.all(in: buffer)
      if notifications.contains(where: { $0.has(IN_IGNORED) }) { return false }
      // More happened than the system could remember, perhaps to these files.
      let isLost = notifications.contains { $0.has(IN_Q_OVERFLOW) }
      if isLost || notifications.contains(where: { names.contains($0.name) }) { return true }
    }
    return false
  }
}
