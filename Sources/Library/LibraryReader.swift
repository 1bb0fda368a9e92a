import Barcodes
import Releases

/// Reads what the user owns and decided; for whoever must not change it.
///
/// Lists that may be long take a window: the positions to read, counted from 0, of all that there
/// are. A window past the end gives fewer or none; nil gives all.
///
/// Every question throws ``LibraryFailure`` when the library cannot be read.
public protocol LibraryReader: OwnedRecords {
  /// How much of each kind there is.
  func counts() async throws(LibraryFailure) -> LibraryCounts

  /// Every crate that the user made and how many records are in it, in the user's order.
  func crates() async throws(LibraryFailure) -> [Counted<CustomCrate>]

  /// Every folder and how many copies are in it, in the order of their numbers.
  func folders() async throws(LibraryFailure) -> [Counted<CollectionFolder>]

  /// One of the user's own crates; nil when there is none of that id.
  func crate(id: CustomCrate.ID) async throws(LibraryFailure) -> CustomCrate?

  /// One folder of the collection; nil when there is none of that id.
  func folder(id: CollectionFolder.ID) async throws(LibraryFailure) -> CollectionFolder?

  /// The copies that the user owns, in one folder or, for nil, in all; the earliest added first.
  func items(
    in folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> [CollectionItem]

  /// The copies of one pressing, the earliest added first.
  func items(of release: ReleaseID) async throws(LibraryFailure) -> [CollectionItem]

  /// What the user looks for, in the user's order.
  func wants(window: Range<Int>?) async throws(LibraryFailure) -> [Want]

  /// The records of a crate or of the wants in the user's order, or of a folder as ``items(in:window:)``
  /// gives them, once for each copy; none for a crate that is not there.
  func releases(
    in crate: Crate.ID, window: Range<Int>?
  ) async throws(LibraryFailure) -> [ReleaseSummary]

  /// What the records of a crate, or for nil of the whole collection, are made of.
  func insights(of crate: Crate.ID?) async throws(LibraryFailure) -> Insights

  /// The records of a tier, each once, in a crate or for nil in the whole collection; those whose
  /// rarity is not known for a tier of nil.
  func releases(
    of tier: RarityTier?, in crate: Crate.ID?
  ) async throws(LibraryFailure) -> [ReleaseSummary]

  /// What was remembered of a release; nil where the library never held it.
  func release(id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail?

  /// The pressing that was decided on for a barcode; nil where nothing was decided.
  func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail?

  /// Yields each time that the library may hold something else than before, for whoever shows it to
  /// read again. Changes that follow quickly may be told as one.
  ///
  /// It ends for a library that cannot change.
  func updates() -> AsyncStream<Void>
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

  /// All copies, in one folder or in all.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  public func items(
    in folder: CollectionFolder.ID? = nil
  ) async throws(LibraryFailure) -> [CollectionItem] {
    try await items(in: folder, window: nil)
  }

  /// All that the user looks for.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  public func wants() async throws(LibraryFailure) -> [Want] { try await wants(window: nil) }

  /// All records of a crate, of a folder or of the wants.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  public func releases(in crate: Crate.ID) async throws(LibraryFailure) -> [ReleaseSummary] {
    try await releases(in: crate, window: nil)
  }
}
