import CatalogStore
import Library
import Links
import Releases
import Scanning
import Text

/// What the library gains by a new catalogue.
struct LibraryGain {
  private let library: LibraryOptions

  init(_ library: LibraryOptions) {
    self.library = library
  }

  /// Looks up what no catalogue knew before, and says in one line what is known now; says nothing where
  /// there is no library or nothing is gained.
  ///
  /// - Throws: `LookUpFailure`, `LibraryFailure`.
  func tell() async throws {
    guard let library = try library.openExisting() else { return }
    let catalog = try CatalogFolder.ofUser.open()
    let completion = try await library.complete(from: catalog)
    let scans = try await resolve(in: library, catalog)
    let parts = [
      (completion.copies, "copy matched", "copies matched"),
      (completion.wants, "want linked", "wants linked"),
      (scans, "scan resolved", "scans resolved"),
    ]
    let gains = parts.filter { $0.0 > 0 }.map { $0.0.counted($0.1, plural: $0.2) }
    guard !gains.isEmpty else { return }
    try Console.write("library    \(gains.joined(separator: ", "))\n")
  }

  /// Looks up the barcodes again that waited for an answer or were in no catalogue.
  ///
  /// - Returns: how many photos are resolved now.
  private func resolve(
    in library: LibraryDatabase, _ catalog: some ReleaseCatalog
  ) async throws -> Int {
    let scanner = PhotoScanner(
      resolver: DeepLinkResolver(catalog: catalog, library: library), owned: library)
    let keeper = CollectionKeeper(library)
    var count = 0
    try await ScanHistory(ScanJournal(library))
      .resolve([.pending, .failed, .unknown, .ambiguous], with: scanner) { photo in
        _ = try await keeper.keep(PhotoGroup(photos: [photo]).records)
        if photo.outcomes.contains(where: { $0.status == .resolved }) { count += 1 }
      }
    return count
  }
}
