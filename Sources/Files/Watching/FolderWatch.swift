import Glibc
import SystemPackage

/// Tells of files and folders that arrive in folders, by inotify(7).
///
/// A folder that is moved away is not watched any more. The folders that it was made for are waited for:
/// it also watches what they are in, and tells when one is gone and when it is there again.
public struct FolderWatch: Sendable {
  public enum Event: Sendable, Hashable {
    /// A file was closed after its last byte was written, or was moved here.
    case file(PhotoPath)
    /// A folder was made or moved here.
    case folder(PhotoPath)
    /// One of the folders that the watch was made for is not there any more.
    case gone(PhotoPath)
    /// More happened than the system could remember.
    case lost
  }

  private let queue: OpenFile
  /// With their names from the root of the file system, which stay right when the folder that the
  /// program runs in is removed.
  private let roots: [PhotoPath: PhotoPath]
  /// By the numbers of their watches.
  private var folders: [Int32: PhotoPath] = [:]
  private var surroundings: Surroundings
  /// The roots that are not there.
  private var gone: Set<PhotoPath> = []

  /// - Parameter roots: the folders to wait for; ``add(_:)`` watches what is in them.
  /// - Throws: ``FileProblem`` where the system cannot watch.
  public init(_ roots: [PhotoPath]) throws(FileProblem) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw FileProblem(.last) }
    queue = OpenFile(FileDescriptor(rawValue: number))
    self.roots = Dictionary(roots.map { ($0, $0.absolute) }) { first, _ in first }
    surroundings = Surroundings(queue)
    for root in self.roots.values { surroundings.watch(root) }
  }

  /// Can be read from when something has happened.
  public var descriptor: FileDescriptor { queue.descriptor }

  /// Watches a folder and those inside it.
  ///
  /// - Returns: what cannot be watched.
  public mutating func add(_ folder: PhotoPath) -> [(path: PhotoPath, problem: FileProblem)] {
    var unwatched: [(path: PhotoPath, problem: FileProblem)] = []
    var folders = FolderTree(folder)
    while let path = folders.next() {
      switch watch(path) {
      case .success(let number): self.folders[number] = path
      case .failure(.noSpace):
        let problem = FileProblem.failed("too many to watch, see fs.inotify.max_user_watches")
        return unwatched + [(path, problem)]
      case .failure(let error): unwatched.append((path, FileProblem(error)))
      }
    }
    return unwatched
  }

  private func watch(_ folder: PhotoPath) -> Result<Int32, Errno> {
    queue.watch(
      folder, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_MOVE_SELF)
  }

  /// What has happened since it was last asked; it does not wait.
  ///
  /// - Throws: ``FileProblem``, also where the disk of a folder was unmounted: what is mounted there
  ///   later could not be noticed.
  public mutating func events() throws(FileProblem) -> [Event] {
    let buffer: [UInt8]
    do throws(Errno) {
      buffer = try queue.nextBytes()
    } catch .resourceTemporarilyUnavailable {
      return []
    } catch {
      throw FileProblem(error)
    }
    var events: [Event] = []
    for notification in Notification.all(in: buffer) {
      if notification.has(IN_UNMOUNT), let root = root(notification.watch) {
        throw .failed("the disk of \(root) was unmounted")
      }
      let rootEvents = roots(concernedBy: notification).compactMap { lookAgain(for: $0) }
      if notification.has(IN_IGNORED) { folders[notification.watch] = nil }
      events += rootEvents + (event(notification).map { [$0] } ?? [])
    }
    return events
  }

  private func root(_ watch: Int32) -> PhotoPath? {
    folders[watch].flatMap { roots[$0] == nil ? nil : $0 }
  }

  /// The roots that may be gone, or there again.
  private func roots(concernedBy notification: Notification) -> [PhotoPath] {
    if notification.has(IN_Q_OVERFLOW) { return Array(roots.keys) }
    let hasEnded = notification.has(IN_IGNORED) || notification.has(IN_MOVE_SELF)
    let names = surroundings.roots(concernedBy: notification)
    return roots.filter { names.contains($1) }.map(\.key)
      + (hasEnded ? [root(notification.watch)].compactMap { $0 } : [])
  }

  /// Finds out whether the name of a root leads to the folder that is watched, to another, or nowhere.
  private mutating func lookAgain(for root: PhotoPath) -> Event? {
    let absolute = roots[root] ?? root
    surroundings.watch(absolute)
    // The same folder has the same number, and one that was made anew has not.
    guard FileAddress(root) == FileAddress(absolute), case .success(let number) = watch(root) else {
      remove(root)
      return gone.insert(root).inserted ? .gone(root) : nil
    }
    guard folders[number] != root else { return nil }
    remove(root)
    folders[number] = root
    gone.remove(root)
    return .folder(root)
  }

  private mutating func event(_ notification: Notification) -> Event? {
    if notification.has(IN_Q_OVERFLOW) { return .lost }
    let name = notification.name
    guard let folder = folders[notification.watch], name.first != UInt8(ascii: "."), !name.isEmpty
    else { return nil }
    let path = folder.appending(name)
    if notification.has(IN_ISDIR) {
      if notification.has(IN_MOVED_FROM) { remove(path) }
      return notification.has(IN_CREATE) || notification.has(IN_MOVED_TO) ? .folder(path) : nil
    }
    // A file that was only made is still to be written; a link is complete at once.
    let isComplete =
      notification.has(IN_CLOSE_WRITE) || notification.has(IN_MOVED_TO)
      || notification.has(IN_CREATE) && Self.isLink(path)
    return isComplete ? .file(path) : nil
  }

  /// Ends the watch of a folder and of those inside it, whose names are no longer right.
  private mutating func remove(_ folder: PhotoPath) {
    let inside = folder.bytes + [UInt8(ascii: "/")]
    for (number, path) in folders where path == folder || path.bytes.starts(with: inside) {
      folders[number] = nil
      if !surroundings.isWatched(number) { inotify_rm_watch(descriptor.rawValue, number) }
    }
  }

  private static func isLink(_ path: PhotoPath) -> Bool {
    guard let status = try? Stat(path, followsLinks: false) else { return false }
    return status.type == .symbolicLink || status.linkCount > 1
  }
}
