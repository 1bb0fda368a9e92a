import Barcodes
import Library
import Releases

/// A library that cannot be read.
struct BrokenLibrary: LibraryReader {
  let failure: LibraryFailure

  func counts() throws(LibraryFailure) -> LibraryCounts { throw failure }
  func crates() throws(LibraryFailure) -> [Counted<CustomCrate>] { throw failure }
  func folders() throws(LibraryFailure) -> [Counted<CollectionFolder>] { throw failure }
  func crate(id: CustomCrate.ID) throws(LibraryFailure) -> CustomCrate? { throw failure }
  func folder(id: CollectionFolder.ID) throws(LibraryFailure) -> CollectionFolder? {
    throw failure
  }
  func items(
    in folder: CollectionFolder.ID?, window: Range<Int>?
  ) throws(LibraryFailure) -> [CollectionItem] { throw failure }
  func items(of release: ReleaseID) throws(LibraryFailure) -> [CollectionItem] { throw failure }
  func wants(window: Range<Int>?) throws(LibraryFailure) -> [Want] { throw failure }
  func releases(
    in crate: Crate.ID, window: Range<Int>?
  ) throws(LibraryFailure) -> [ReleaseSummary] { throw failure }
  func insights(of crate: Crate.ID?) throws(LibraryFailure) -> Insights { throw failure }
  func releases(
    of tier: RarityTier?, in crate: Crate.ID?
  ) throws(LibraryFailure) -> [ReleaseSummary] { throw failure }
  func release(id: ReleaseID) throws(LibraryFailure) -> ReleaseDetail? { throw failure }
  func chosenRelease(for gtin: GTIN) throws(LibraryFailure) -> ReleaseDetail? { throw failure }
  func ownership(of release: ReleaseDetail) throws(LibraryFailure) -> [Ownership] { throw failure }
  func holdings(among releases: [ReleaseID]) throws(LibraryFailure) -> PressingClues.Holdings {
    throw failure
  }
  func updates() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
