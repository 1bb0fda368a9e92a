import Files

/// The photos in folders and their subfolders. The entries of a folder come in the order of their
/// bytes; hidden ones are left out.
///
/// At most some thousands of names are in memory, however many entries a folder has.
public struct PhotoFolder: PhotoNames {
  private var rest: ArraySlice<PhotoPath>
  private let shard: FolderShard?
  /// The folders being listed, from one that was named down to the current one.
  private var levels: [FolderLevel] = []
  private var rootLength = 0
  private var notices: [FolderNotice] = []

  /// - Parameter shard: which part of the photos; nil for all.
  public init(_ folders: [PhotoPath], shard: FolderShard? = nil) {
    rest = folders[...]
    self.shard = shard
  }

  /// Why the path cannot be used as a folder of photos; nil if it can.
  public static func problem(with path: PhotoPath) -> FileProblem? {
    switch FolderEntry(path) {
    case .folder: nil
    case .file, .other: .notADirectory
    case .brokenLink: .missing
    case .unreadable(let problem): problem
    }
  }

  public func isReady() -> Bool { true }

  public mutating func takeNotices() -> [FolderNotice] {
    defer { notices = [] }
    return notices
  }

  public mutating func next() -> PhotoPath? {
    while true {
      guard !levels.isEmpty else {
        guard let root = rest.popFirst() else { return nil }
        rootLength = root.bytes.count
        descend(into: root)
        continue
      }
      do throws(FileProblem) {
        let level = levels.count - 1
        guard let path = try levels[level].next() else {
          levels.removeLast()
          continue
        }
        if isPhoto(path) { return path }
      } catch {
        notices.append(FolderNotice(path: levels.removeLast().path, kind: .unreadable(error)))
      }
    }
  }

  /// Whether an entry is a photo. A folder is entered next; anything else becomes a notice.
  private mutating func isPhoto(_ path: PhotoPath) -> Bool {
    switch FolderEntry(path) {
    case .folder:
      descend(into: path)
    case .file:
      let relative = path.bytes.dropFirst(rootLength).drop { $0 == UInt8(ascii: "/") }
      guard shard?.contains(relative) ?? true else { return false }
      switch PhotoSignature.check(path) {
      case .photo: return true
      case .other:
        guard !path.isTextFileOfPhoto else { return false }
        notices.append(FolderNotice(path: path, kind: .notAPhoto))
      case .unreadable(let problem):
        notices.append(FolderNotice(path: path, kind: .unreadable(problem)))
      }
    case .other:
      notices.append(FolderNotice(path: path, kind: .notAPhoto))
    case .brokenLink:
      notices.append(FolderNotice(path: path, kind: .brokenLink))
    case .unreadable(let problem):
      notices.append(FolderNotice(path: path, kind: .unreadable(problem)))
    }
    return false
  }

  private mutating func descend(into path: PhotoPath) {
    do throws(FileProblem) {
      let level = try FolderLevel(path)
      if levels.contains(where: { $0.identity == level.identity }) {
        notices.append(FolderNotice(path: path, kind: .loop))
      } else {
        levels.append(level)
      }
    } catch {
      notices.append(FolderNotice(path: path, kind: .unreadable(error)))
    }
  }
}
