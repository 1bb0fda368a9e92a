import Glibc

/// The photos in folders, and then those that arrive there, each when its last byte was written.
///
/// It goes by inotify (inotify(7)): a file counts when whoever wrote it closed it, or when it was
/// moved here. Where the system lost events, all folders are gone through again.
public struct WatchedFolders: PhotoNames {
  private let folders: [PhotoPath]
  private let stop: ScanStop
  private var watch: FolderWatch
  /// Folders whose photos are still to be told: all at first, later those that appear.
  private var walk: PhotoFolder?
  private var arrived: ArraySlice<PhotoPath> = []
  /// Found already, but not asked for yet.
  private var upcoming: PhotoPath?
  private var notices: [FolderNotice] = []

  /// - Parameter stop: ends the wait for more photos.
  /// - Throws: ``FileProblem`` where the system cannot watch.
  public init(_ folders: [PhotoPath], stop: ScanStop) throws(FileProblem) {
    self.folders = folders
    self.stop = stop
    watch = try FolderWatch()
    startOver()
  }

  /// The next photo; nil when a stop is requested.
  public mutating func next() throws(FileProblem) -> PhotoPath? {
    while !stop.isRequested {
      if let path = try found() { return path }
      _ = waitForEvents(milliseconds: -1)
    }
    return nil
  }

  public mutating func isReady() -> Bool {
    // What goes wrong here, next() will run into too.
    upcoming = try? found()
    return upcoming != nil || stop.isRequested
  }

  /// The next photo, where there is one without waiting.
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
      if let path = arrived.popFirst() { return path }
      guard waitForEvents(milliseconds: 0) else { return nil }
      take(try watch.events())
    }
  }

  public mutating func takeNotices() -> [FolderNotice] {
    defer { notices = [] }
    return notices + (walk?.takeNotices() ?? [])
  }

  /// Whether there are events; false where a stop was requested first.
  private func waitForEvents(milliseconds: Int32) -> Bool {
    var requests = [
      pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&requests, 2, milliseconds) > 0 && requests[0].revents != 0
  }

  private mutating func take(_ events: [FolderWatch.Event]) {
    for event in events {
      switch event {
      case .file(let path):
        switch PhotoSignature.check(path) {
        case .photo: arrived.append(path)
        case .other: notices.append(FolderNotice(path: path, kind: .notAPhoto))
        case .unreadable: break  // It has gone again.
        }
      case .folder(let path):
        notices += watch.add(path)
        // What came into it before it was watched.
        var photos = PhotoFolder([path])
        while let photo = photos.next() {
          if !FileLease.isBeingWritten(photo) { arrived.append(photo) }
        }
        notices += photos.takeNotices()
      case .lost:
        startOver()
        return
      }
    }
  }

  /// Watches before it looks, so that nothing comes in between.
  private mutating func startOver() {
    for folder in folders { notices += watch.add(folder) }
    arrived = []
    walk = PhotoFolder(folders)
  }
}
