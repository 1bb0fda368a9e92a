import Files

/// Names of photos, one after the other: from a list, a stream or a folder.
public protocol PhotoNames: Sendable {
  /// The next name; nil at the end, and if the task is cancelled while it waits.
  ///
  /// While it waits for names to arrive, it blocks no thread of Swift's cooperative pool.
  mutating func next() async throws(FileProblem) -> PhotoPath?
  /// Whether ``next()`` would return without waiting.
  mutating func isReady() -> Bool
  /// What was found since the last call that is no photo.
  mutating func takeNotices() -> [FolderNotice]
  /// The content of the photo that ``next()`` has named; nil where it is the file of that name.
  mutating func takeContent() -> PhotoContent?
}

extension PhotoNames {
  public mutating func takeNotices() -> [FolderNotice] { [] }
  public mutating func takeContent() -> PhotoContent? { nil }
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

/// The names that arrive in a file or on standard input.
public struct StreamedPhotoNames: PhotoNames {
  private var names: NameStream

  public init(_ names: NameStream) {
    self.names = names
  }

  /// The name "-" in a list means a file of that name, because standard input may be the list
  /// itself.
  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    let path = try await names.next()
    return path == .standardInput ? PhotoPath("./-") : path
  }

  public func isReady() -> Bool { names.isReady() }
}
