import Releases

/// Tells what the user has of a record; for whoever must know no more of the library.
public protocol OwnedRecords: Sendable {
  /// This pressing first, then other pressings of the same record, then the wants; none for a record
  /// that the user neither has nor wants.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func ownership(of release: ReleaseDetail) async throws(LibraryFailure) -> [Ownership]
}
