import Glibc
import SystemPackage

/// Tells of files and folders that arrive in folders, by inotify(7). A folder that is moved away is not
/// watched any more.
public struct FolderWatch: Sendable {
  public enum Event: Sendable, Hashable {
    /// A file was closed after its last byte was written, or was moved here.
    case file(PhotoPath)
    /// A folder was made or moved here.
    case folder(PhotoPath)
    /// More happened than the system could remember.
    case lost
  }

  private let queue: OpenFile
  private var folders: [Int32: PhotoPath] = [:]

  /// - Throws: ``FileProblem`` where the system cannot watch.
  public init() throws(FileProblem) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw FileProblem(.last) }
    queue = OpenFile(FileDescriptor(rawValue: number))
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
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_ONLYDIR)
      let number = path.withFileSystemName { inotify_add_watch(descriptor.rawValue, $0, mask) }
      let error = Errno.last
      if number >= 0 {
        self.folders[number] = path
      } else if error == .noSpace {
        let problem = FileProblem.failed("too many to watch, see fs.inotify.max_user_watches")
        return unwatched + [(path, problem)]
      } else {
        unwatched.append((path, FileProblem(error)))
      }
    }
    return unwatched
  }

  /// What has happened since it was last asked; it does not wait.
  ///
  /// - Throws: ``FileProblem``.
  public mutating func events() throws(FileProblem) -> [Event] {
    let buffer: [UInt8]
    do throws(Errno) {
      buffer = try queue.nextBytes()
    } catch .resourceTemporarilyUnavailable {
      return []
    } catch {
      throw FileProblem(error)
    }
    return buffer.withUnsafeBytes { bytes in
      var events: [Event] = []
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        let name = bytes[start..<(start + Int(event.len))].prefix { $0 != 0 }
        offset = start + Int(event.len)
        if let event = self.event(event, Array(name)) { events.append(event) }
      }
      return events
    }
  }

  private mutating func event(_ event: inotify_event, _ name: [UInt8]) -> Event? {
    let mask = Int(event.mask)
    if mask & Int(IN_Q_OVERFLOW) != 0 { return .lost }
    if mask & Int(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      return nil
    }
    guard let folder = folders[event.wd], name.first != UInt8(ascii: "."), !name.isEmpty else {
      return nil
    }
    let path = folder.appending(name)
    if mask & Int(IN_MOVED_FROM) != 0 {
      if mask & Int(IN_ISDIR) != 0 { remove(path) }
      return nil
    }
    if mask & Int(IN_ISDIR) != 0 { return .folder(path) }
    // A file that was only made is still to be written; a link is complete at once.
    return mask & Int(IN_CREATE) == 0 || Self.isLink(path) ? .file(path) : nil
  }

  /// Ends the watch of a folder and of those inside it, whose names are no longer right.
  private mutating func remove(_ folder: PhotoPath) {
    let inside = folder.bytes + [UInt8(ascii: "/")]
    for (number, path) in folders where path == folder || path.bytes.starts(with: inside) {
      folders[number] = nil
      inotify_rm_watch(descriptor.rawValue, number)
    }
  }

  private static func isLink(_ path: PhotoPath) -> Bool {
    guard let status = try? Stat(path, followsLinks: false) else { return false }
    return status.type == .symbolicLink || status.linkCount > 1
  }
}
