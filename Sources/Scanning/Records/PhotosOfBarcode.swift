import Barcodes
import Foundation
import Library
import Text

/// The photos whose record depends on what a barcode means.
public struct PhotosOfBarcode {
  private let barcode: GTIN
  private let scanner: PhotoScanner
  private let library: LibraryDatabase

  /// - Parameter scanner: looks the barcode up again.
  public init(barcode: GTIN, scanner: PhotoScanner, library: LibraryDatabase) {
    self.barcode = barcode
    self.scanner = scanner
    self.library = library
  }

  /// Looks their barcode up again, adds their records to the collection, and says so; nil where no
  /// photo was waiting.
  ///
  /// - Parameters:
  ///   - run: the change that told which record it is, so that one undo takes all back.
  ///   - beginning: what that change did before.
  /// - Throws: `LibraryFailure`.
  public func resolve(continuing run: UUID, after beginning: String) async throws -> String? {
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

  /// Looks the barcode up again in the photos that were resolved by a choice which was taken back, and
  /// says so; nil where there are none.
  ///
  /// - Throws: `LibraryFailure`.
  public func reopen() async throws -> String? {
    let count = try await ScanHistory(ScanJournal(library)).reopen(barcode, with: scanner)
    return count == 0 ? nil : "\(count.counted("photo")) to be looked at again"
  }
}
