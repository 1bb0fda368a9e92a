import Glibc

/// Names of photos, one after the other: those given, or those that come in on a stream.
public protocol PhotoNames: Sendable {
  /// The next name; nil at the end.
  mutating func next() throws(FileProblem) -> PhotoPath?
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
