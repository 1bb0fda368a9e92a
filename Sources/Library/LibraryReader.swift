import Barcodes
import Releases

/// Reads what the user owns and decided, without a way to change it.
///
/// Lists that may be long take a window: the positions to read, counted from 0, of all that there
/// are. A window past the end gives fewer or none; nil gives all.
///
/// Every method throws ``LibraryFailure`` if the library cannot be read.
public protocol LibraryReader: OwnedRecords {
  /// How much of each kind there is.
  func counts() async throws(LibraryFailure) -> LibraryCounts

  /// Every crate that the user made, with the number of records in it, in the user's order.
  func crates() async throws(LibraryFailure) -> [Counted<CustomCrate>]

  /// Every folder, with the number of copies in it, in the order of their numbers.
  func folders() async throws(LibraryFailure) -> [Counted<CollectionFolder>]

  /// The crates of the user that a record is in, in the user's order.
  func crates(with release: ReleaseID) async throws(LibraryFailure) -> [CustomCrate]

  /// One of the user's own crates; nil when there is none of that id.
  func crate(id: CustomCrate.ID) async throws(LibraryFailure) -> CustomCrate?

  /// One folder of the collection; nil when there is none of that id.
  func folder(id: CollectionFolder.ID) async throws(LibraryFailure) -> CollectionFolder?

  /// The copies that the user owns, in one folder or, for nil, in all; the earliest added first.
  ///
  /// - Parameter window: the positions to read, for a list, which may have the artists of a release as
  ///   one; nil for all of them, with all that is known of each release.
  func items(
    in folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> [CollectionItem]

  /// The same, with the number of all.
  func part(
    of folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> CollectionPart

  /// The copies that a query asks for, by their numbers.
  func listing(of query: CollectionQuery) async throws(LibraryFailure) -> CollectionListing

  /// Copies by their numbers, in the order of these, as lists show them; those that are gone are left
  /// out.
  func items(ids: [CollectionItem.ID]) async throws(LibraryFailure) -> [CollectionItem]

  /// The copies of one pressing, the earliest added first.
  func items(of release: ReleaseID) async throws(LibraryFailure) -> [CollectionItem]

  /// The records that the user wants, in the user's order.
  func wants(window: Range<Int>?) async throws(LibraryFailure) -> [Want]

  /// The records of a crate or of the wants in the user's order, or the releases of a folder's copies in
  /// the order of ``items(in:window:)``; none for a crate that does not exist.
  func releases(
    in crate: Crate.ID, window: Range<Int>?
  ) async throws(LibraryFailure) -> [ReleaseSummary]

  /// The names of the photos that show a release, those of each copy together, its own first.
  func photos(of release: ReleaseID) async throws(LibraryFailure) -> [[UInt8]]

  /// The figures of a crate or, for nil, of the whole collection.
  func insights(of crate: Crate.ID?) async throws(LibraryFailure) -> Insights

  /// The records of a tier, each once, in a crate or, if that is nil, in the whole collection. A tier of
  /// nil gives those whose rarity is not known.
  func releases(
    of tier: RarityTier?, in crate: Crate.ID?
  ) async throws(LibraryFailure) -> [ReleaseSummary]

  /// What the library knows of a release; nil if it never held it.
  func release(id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail?

  /// What the library holds of a release under its id at another source; nil where it holds none of it, or
  /// holds it under its own id.
  func release(sameAs release: ReleaseDetail) async throws(LibraryFailure) -> ReleaseDetail?

  /// The release that the library holds under another id than this one; nil for none.
  func release(linkedTo id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail?

  /// The pressing that the user chose for a barcode; nil if none was chosen.
  func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail?

  /// Those of some releases that the user has or wants. Copies that were added from photos do not
  /// count: they only repeat what an earlier ranking said.
  func holdings(
    among releases: [ReleaseID]
  ) async throws(LibraryFailure) -> PressingClues.Holdings

  /// Those of some releases that the user has, however they came into the collection, and those that the
  /// user wants.
  func standings(
    of releases: [ReleaseID]
  ) async throws(LibraryFailure) -> PressingClues.Holdings

  /// Yields after the library has changed, so that a screen can read it again. Several changes in quick
  /// succession may be one element, and an element may follow a change that left all as it was.
  ///
  /// For a library that cannot change, the stream ends at once.
  func updates() -> AsyncStream<Void>
}

extension LibraryReader {
  public func release(
    sameAs release: ReleaseDetail
  ) async throws(LibraryFailure) -> ReleaseDetail? { nil }

  public func release(
    linkedTo id: ReleaseID
  ) async throws(LibraryFailure) -> ReleaseDetail? { nil }

  /// For a library that remembers no scans.
  public func photos(of release: ReleaseID) async throws(LibraryFailure) -> [[UInt8]] {
    try await items(of: release).compactMap(\.photo)
  }

  public func crates(
    with release: ReleaseID
  ) async throws(LibraryFailure) -> [CustomCrate] {
    var holding: [CustomCrate] = []
    for crate in try await crates().map(\.group) {
      let releases = try await releases(in: .custom(crate.id), window: nil)
      if releases.contains(where: { $0.id == release }) { holding.append(crate) }
    }
    return holding
  }

  /// For a library that is small.
  public func part(
    of folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> CollectionPart {
    let total = try await items(in: folder, window: nil).count
    return CollectionPart(try await items(in: folder, window: window), of: total)
  }

  /// For a library that is small.
  public func listing(
    of query: CollectionQuery
  ) async throws(LibraryFailure) -> CollectionListing {
    CollectionIndex(try await items(in: nil, window: nil)).listing(of: query)
  }

  public func items(ids: [CollectionItem.ID]) async throws(LibraryFailure) -> [CollectionItem] {
    let items = Dictionary(try await items(in: nil, window: nil).map { ($0.id, $0) }) { a, _ in a }
    return ids.compactMap { items[$0] }
  }

  public func standings(
    of releases: [ReleaseID]
  ) async throws(LibraryFailure) -> PressingClues.Holdings {
    let owned = Set(try await items(in: nil, window: nil).map(\.release.id))
    let wanted = Set(try await wants(window: nil).map(\.id))
    return PressingClues.Holdings(
      owned: owned.intersection(releases), wanted: wanted.intersection(releases))
  }

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

  /// The folder with this name, in any case, or with this id, written `folder:3`.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` with the most similar names if there is none.
  public func folder(named name: String) async throws(LibraryFailure) -> CollectionFolder {
    try GroupName.folder.find(name, among: try await folders().map(\.group))
  }

  /// All copies, in one folder or in all.
  ///
  /// - Throws: ``LibraryFailure`` when the library cannot be read.
  public func items(
    in folder: CollectionFolder.ID? = nil
  ) async throws(LibraryFailure) -> [CollectionItem] {
    try await items(in: folder, window: nil)
  }

  /// All records that the user wants.
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
