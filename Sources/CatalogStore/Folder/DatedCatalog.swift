import Releases

/// A catalogue that may know in which year a record first came out, also of releases of another one.
public protocol DatedCatalog: ReleaseCatalog {
  /// The year in which the first pressing of a master came out; nil where the catalogue does not know it.
  ///
  /// - Throws: ``LookUpFailure`` of the lasting kind.
  func year(ofMaster master: ReleaseID) async throws(LookUpFailure) -> Int?
}
