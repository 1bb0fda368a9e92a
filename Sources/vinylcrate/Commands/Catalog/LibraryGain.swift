import Library
import Links
import Releases
import Scanning
import Text

/// What the library gains by a new catalogue.
struct LibraryGain {
  private let library: LibraryDatabase
  private let catalog: any ReleaseCatalog

  init(_ library: LibraryDatabase, _ catalog: any ReleaseCatalog) {
    self.library = library
    self.catalog = catalog
  }

  /// Looks up what no catalogue knew before.
  ///
  /// - Returns: what is known now, in one line; nil where nothing is gained.
  /// - Throws: `LookUpFailure`, `LibraryFailure`.
  func line() async throws -> String? {
    let completion = try await library.complete(from: catalog)
    let scans = try await resolve()
    let parts = [
      (completion.copies, "copy matched", "copies matched"),
      (completion.wants, "want linked", "wants linked"),
      (scans, "scan resolved", "scans resolved"),
    ]
    let gains = parts.filter { $0.0 > 0 }.map { $0.0.counted($0.1, plural: $0.2) }
    return gains.isEmpty ? nil : gains.joined(separator: ", ")
  }

  /// Looks up the barcodes again that waited for an answer or were in no catalogue.
  ///
  /// - Returns: how many photos are resolved now.
  private func resolve() async throws -> Int {
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
