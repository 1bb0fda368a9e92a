import Releases

/// Says what the user has of a record, for code that needs nothing else of the library.
public protocol OwnedRecords: Sendable {
  /// This pressing first, then other pressings of the same record, then the wants; empty for a record
  /// that the user neither has nor wants.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func ownership(of release: ReleaseDetail) async throws(LibraryFailure) -> [Ownership]
}

/// Whether and where the user has a record, or wants it.
public enum Ownership: Sendable, Hashable {
  /// The user has copies of this pressing in a folder.
  case pressing(CollectionFolder, copies: Int)
  /// The user has copies of another pressing of the same record in a folder.
  case otherPressing(ReleaseID, CollectionFolder, copies: Int)
  /// It is in the user's wants.
  case wanted
}

extension Ownership: CustomStringConvertible {
  /// A sentence for the user, such as "you have this pressing in Shelf 2".
  public var description: String {
    switch self {
    case .pressing(let folder, let copies):
      "you have this pressing in \(folder.name)\(Self.said(copies))"
    case .otherPressing(let release, let folder, let copies):
      "you have another pressing of it in \(folder.name)\(Self.said(copies)): \(release)"
    case .wanted:
      "it is in your wants"
    }
  }

  private static func said(_ copies: Int) -> String { copies == 1 ? "" : ", \(copies) times" }
}
