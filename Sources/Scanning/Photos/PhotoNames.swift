import Files

/// Names of photos, one after the other: those given, or those that come in on a stream.
public protocol PhotoNames: Sendable {
  /// The next name; nil at the end, and where the task is cancelled while it waits.
  ///
  /// Where names have not come yet it waits without keeping a thread of Swift's cooperative pool.
  mutating func next() async throws(FileProblem) -> PhotoPath?
  /// Whether ``next()`` would answer at once.
  mutating func isReady() -> Bool
  /// What was found on the way to the last name, or to the end, that is no photo.
  mutating func takeNotices() -> [FolderNotice]
}

extension PhotoNames {
  public mutating func takeNotices() -> [FolderNotice] { [] }
}

/// The names of a list.
public struct ListedPhotoNames: PhotoNames {
  private var rest: ArraySlice<PhotoPath>

  public init(_ paths: [PhotoPath]) {
    rest = paths[...]
  }

  public mutating func next() -> PhotoPath? { rest.popFirst() }
  public mutating func isReady() -> Bool { true }
}

/// The names that come in on a file or on standard input.
public struct StreamedPhotoNames: PhotoNames {
  private var names: NameStream

  public init(_ names: NameStream) {
    self.names = names
  }

  /// In a list, "-" can only be a file: standard input may be the list itself.
  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    let path = try await names.next()
    return path == .standardInput ? PhotoPath("./-") : path
  }

  public func isReady() -> Bool { names.isReady() }
}
