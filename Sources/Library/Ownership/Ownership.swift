import Releases

/// Tells what the user has of a record; for whoever must know no more of the library.
public protocol OwnedRecords: Sendable {
  /// This pressing first, then other pressings of the same record, then the wants; none for a record
  /// that the user neither has nor wants.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func ownership(of release: ReleaseDetail) async throws(LibraryFailure) -> [Ownership]
}

/// How a record stands to what the user has and wants.
public enum Ownership: Sendable, Hashable {
  /// The user has this very pressing, so many copies of it in a folder.
  case pressing(CollectionFolder, copies: Int)
  /// The user has another pressing of the same record, so many copies of it in a folder.
  case otherPressing(ReleaseID, CollectionFolder, copies: Int)
  /// The user looks for it.
  case wanted
}

extension Ownership: CustomStringConvertible {
  /// Said to the user, such as "you have this pressing in Shelf 2".
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
