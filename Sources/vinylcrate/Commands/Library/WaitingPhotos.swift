import Barcodes
import Foundation
import Library
import Links
import Releases
import Scanning
import Text

/// The photos with a barcode whose record was not known for certain.
struct WaitingPhotos {
  let barcode: GTIN
  let catalog: any ReleaseCatalog
  let library: LibraryDatabase

  /// Looks their barcode up again, adds their records to the collection, and says so; nil where no
  /// photo was waiting.
  ///
  /// - Parameters:
  ///   - run: the change that told which record it is, so that one undo takes all back.
  ///   - beginning: what that change did before.
  func resolve(continuing run: UUID, after beginning: String) async throws -> String? {
    let scanner = PhotoScanner(
      resolver: DeepLinkResolver(
        catalog: catalog, library: library, preferences: try PressingOptions.usualPreferences),
      owned: library)
    let keeper = CollectionKeeper(library, continuing: run, after: beginning)
    let before = try await library.counts().items
    var count = 0
    try await ScanHistory(ScanJournal(library))
      .resolve([.unknown, .pending, .failed, .ambiguous], with: scanner) { photo in
        photo.outcomes.flatMap(\.findings).contains { $0.origin.gtin == barcode }
      } _: { photo in
        _ = try await keeper.keep(PhotoGroup(photos: [photo]).records)
        count += 1
      }
    let added = try await library.counts().items - before
    guard count > 0 else { return nil }
    return "\(count.counted("photo")) resolved, \(added.counted("record")) added to the collection"
  }
}
