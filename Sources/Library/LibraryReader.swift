import Barcodes
import Releases

/// Reads what the user owns and decided; for whoever must not change it.
public protocol LibraryReader: OwnedRecords {
  /// One of the user's own crates; nil when there is none of that id.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func crate(id: CustomCrate.ID) async throws(LibraryFailure) -> CustomCrate?

  /// One folder of the collection; nil when there is none of that id.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func folder(id: CollectionFolder.ID) async throws(LibraryFailure) -> CollectionFolder?

  /// The records of a crate, of a folder or of the wants, in the user's order; none for a crate that
  /// is not there.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func releases(in crate: Crate.ID) async throws(LibraryFailure) -> [ReleaseSummary]

  /// What was remembered of a release; nil where the library never spoke of it.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func release(id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail?

  /// The pressing that was decided on for a barcode; nil where nothing was decided.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail?
}

extension LibraryReader {
  /// A group of any kind; nil when there is none of that id.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  public func crate(id: Crate.ID) async throws(LibraryFailure) -> Crate? {
    switch id {
    case .custom(let id): try await crate(id: id).map(Crate.custom)
    case .wants: .wants
    case .folder(let id): try await folder(id: id).map(Crate.folder)
    }
  }
}
