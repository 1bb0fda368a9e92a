import Files

/// The names of photos, and of the photos in folders, as somebody gave them: one after the other.
public struct GivenPhotoNames: PhotoNames {
  private var rest: ArraySlice<PhotoPath>
  private var folder: PhotoFolder?
  private var notices: [FolderNotice] = []

  public init(_ paths: [PhotoPath]) {
    rest = paths[...]
  }

  public mutating func isReady() -> Bool { true }

  public mutating func takeNotices() -> [FolderNotice] {
    defer { notices = [] }
    return notices
  }

  public mutating func next() -> PhotoPath? {
    while true {
      if let path = folder?.next() {
        notices += folder?.takeNotices() ?? []
        return path
      }
      notices += folder?.takeNotices() ?? []
      folder = nil
      guard let path = rest.popFirst() else { return nil }
      guard PhotoFolder.problem(with: path) == nil else { return path }
      folder = PhotoFolder([path])
    }
  }

  /// How many there are in all, counted on a thread of its own.
  public func count() async -> Int {
    await WaitingThread.run {
      var names = self
      var count = 0
      while !Task.isCancelled, names.next() != nil { count += 1 }
      return count
    }
  }
}
