import Barcodes
import Files
import Scanning

/// Writes a batch down as it goes on: for people, for programs, on a page.
public protocol BatchWriter {
  /// Writes what stands before all photos.
  mutating func begin() throws
  /// Writes the next photos; groups come in the order of the photos' names.
  mutating func add(_ group: PhotoGroup) throws
  /// Writes what stands behind all photos; a batch that is not ended leaves no trace in files.
  mutating func end(_ summary: BatchSummary, repeated: [RepeatedBarcode]) throws
}

/// A barcode that more than one group of photos shows.
public struct RepeatedBarcode: Sendable, Hashable {
  public let gtin: GTIN
  /// In the order of their names.
  public let photos: [PhotoPath]

  public init(gtin: GTIN, photos: [PhotoPath]) {
    self.gtin = gtin
    self.photos = photos
  }
}
