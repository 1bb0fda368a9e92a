import Barcodes
import Files
import Releases

/// A record that a batch found.
public struct FoundRecord: Sendable, Hashable {
  /// The same for the same record in every run, wherever the photo lies by then.
  public struct Key: Sendable, Hashable {
    /// SHA-256 of the photo with the barcode.
    public let hash: [UInt8]
    /// Counted from 1; nil in a file of a single page.
    public let page: Int?
    public let gtin: GTIN

    public init(hash: [UInt8], page: Int?, gtin: GTIN) {
      self.hash = hash
      self.page = page
      self.gtin = gtin
    }
  }

  public let key: Key
  /// The pressing, or the best of several.
  public let release: ReleaseDetail
  /// Whether evidence puts it before all other pressings with the barcode.
  public let isDecided: Bool
  /// The photo with the barcode.
  public let photo: PhotoPath
  /// All photos of it, in the order of their names.
  public let photos: [PhotoPath]

  public init(
    key: Key, release: ReleaseDetail, isDecided: Bool, photo: PhotoPath, photos: [PhotoPath]
  ) {
    self.key = key
    self.release = release
    self.isDecided = isDecided
    self.photo = photo
    self.photos = photos
  }
}

/// Takes the records that a batch finds, as into a collection.
public protocol RecordKeeper: Sendable {
  /// Keeps records, all or none; one that was kept before under the same key stays as it is.
  func keep(_ records: [FoundRecord]) async throws
}
