import Files

/// The photos in folders, and then those that arrive there, each once it is completely written.
///
/// It uses inotify(7): a file has arrived when its writer closed it, or when it was moved here. If
/// the system lost events, all folders are walked again. A folder that is removed is waited for.
public struct WatchedFolders: PhotoNames {
  private let folders: [PhotoPath]
  private let stop: StopSignal
  private let tell: @Sendable (FolderNotice) -> Void
  private var watch: FolderWatch
  /// The walk through all folders, at the start and after lost events.
  private var walk: PhotoFolder?
  private var arrived: ArraySlice<PhotoPath> = []
  /// Found by ``isReady()``, for the next call of ``next()``.
  private var upcoming: PhotoPath?
  private var notices: [FolderNotice] = []
  /// The photos of new folders, as they were when they were listed: the system may tell of them, too.
  private var listed: [PhotoPath: FileStamp] = [:]
  /// Those that are not there any more.
  private var gone: Set<PhotoPath> = []

  /// - Parameters:
  ///   - stop: ends the wait for more photos.
  ///   - tell: is called at once when a folder is gone, and when it is there again. Other notices come
  ///     with the next photo.
  /// - Throws: ``FileProblem`` where the system cannot watch.
  public init(
    _ folders: [PhotoPath], stop: StopSignal,
    tell: @escaping @Sendable (FolderNotice) -> Void = { _ in }
  ) throws(FileProblem) {
    self.folders = folders
    self.stop = stop
    self.tell = tell
    watch = try FolderWatch(folders)
    startOver()
  }

  /// The next photo; nil when a stop is requested or the task is cancelled.
  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    while !stop.isRequested {
      if let path = try found() { return path }
      guard await watch.descriptor.untilReadable(orStop: stop) else { break }
    }
    return nil
  }

  public mutating func isReady() -> Bool {
    // An error here will happen again in next(), which throws it.
    upcoming = try? found()
    return upcoming != nil || stop.isRequested
  }

  /// The next photo that is there already; nil if there is none.
  private mutating func found() throws(FileProblem) -> PhotoPath? {
    if let path = upcoming {
      upcoming = nil
      return path
    }
    while true {
      while let path = walk?.next() {
        if !FileLease.isBeingWritten(path) { return path }
      }
      notices += walk?.takeNotices() ?? []
      walk = nil
      while let path = arrived.popFirst() {
        // A file that was renamed or removed since was only passing through.
        if FileStamp(of: path) != nil { return path }
      }
      let events = try watch.events()
      guard !events.isEmpty else {
        listed = [:]
        return nil
      }
      take(events)
    }
  }

  public mutating func takeNotices() -> [FolderNotice] {
    defer { notices = [] }
    return notices + (walk?.takeNotices() ?? [])
  }

  private mutating func take(_ events: [FolderWatch.Event]) {
    for event in events {
      switch event {
      case .file(let path):
        switch PhotoSignature.check(path) {
        case .photo:
          guard listed[path] == nil || listed[path] != FileStamp(of: path) else { break }
          arrived.append(path)
        case .other where path.isTextFileOfPhoto: break
        case .other: notices.append(FolderNotice(path: path, kind: .notAPhoto))
        case .unreadable: break  // It has been removed again.
        }
      case .gone(let path):
        gone.insert(path)
        tell(FolderNotice(path: path, kind: .gone))
      case .folder(let path):
        if gone.remove(path) != nil { tell(FolderNotice(path: path, kind: .returned)) }
        startWatching(path)
        // Photos that arrived before the folder was watched.
        var photos = PhotoFolder([path])
        while let photo = photos.next() {
          guard !FileLease.isBeingWritten(photo) else { continue }
          listed[photo] = FileStamp(of: photo)
          arrived.append(photo)
        }
        notices += photos.takeNotices()
      case .lost:
        startOver()
        return
      }
    }
  }

  /// Watches the folders before it lists them, so that no photo is missed in between.
  private mutating func startOver() {
    for folder in folders { startWatching(folder) }
    arrived = []
    walk = PhotoFolder(folders)
  }

  private mutating func startWatching(_ folder: PhotoPath) {
    notices += watch.add(folder).map { path, problem in
      FolderNotice(path: path, kind: .unreadable(problem))
    }
  }
}
