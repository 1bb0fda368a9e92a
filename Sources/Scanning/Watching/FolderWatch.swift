import Glibc

/// The system's word on what happens in folders: inotify(7).
struct FolderWatch: Sendable {
  enum Event: Sendable {
    /// A file was closed behind its last byte, or moved here.
    case file(PhotoPath)
    /// A folder was made or moved here.
    case folder(PhotoPath)
    /// More happened than the system could remember.
    case lost
  }

  private final class Descriptor: Sendable {
    let value: Int32
    init(_ value: Int32) { self.value = value }
    deinit { close(value) }
  }

  private let queue: Descriptor
  private var folders: [Int32: PhotoPath] = [:]

  init() throws(FileProblem) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    queue = Descriptor(descriptor)
  }

  var descriptor: Int32 { queue.value }

  /// Watches a folder and those inside it.
  ///
  /// - Returns: what cannot be watched.
  mutating func add(_ folder: PhotoPath) -> [FolderNotice] {
    var notices: [FolderNotice] = []
    var folders = FolderTree(folder)
    while let path = folders.next() {
      let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ONLYDIR
      let number = path.withFileSystemName { inotify_add_watch(descriptor, $0, UInt32(mask)) }
      if number >= 0 {
        self.folders[number] = path
      } else if errno == ENOSPC {
        let problem = FileProblem.failed("too many to watch, see fs.inotify.max_user_watches")
        return notices + [FolderNotice(path: path, kind: .unreadable(problem))]
      } else {
        notices.append(FolderNotice(path: path, kind: .unreadable(FileProblem(code: errno))))
      }
    }
    return notices
  }

  /// What has happened since it was last asked.
  mutating func events() throws(FileProblem) -> [Event] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      guard count == 0 || errno == EAGAIN || errno == EINTR else { throw FileProblem(code: errno) }
      return []
    }
    return buffer[..<count].withUnsafeBytes { bytes in
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
    if mask & Int(IN_ISDIR) != 0 { return .folder(path) }
    // A file that was only made is still to be written; a link is complete at once.
    return mask & Int(IN_CREATE) == 0 || Self.isLink(path) ? .file(path) : nil
  }

  private static func isLink(_ path: PhotoPath) -> Bool {
    var status = stat()
    guard path.withFileSystemName({ lstat($0, &status) }) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }
}
