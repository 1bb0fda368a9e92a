import Barcodes
import Files
import Releases

/// A record that a run found in photos.
public struct FoundRecord: Sendable, Hashable {
  /// The same for the same record in every run, even if the photo has moved.
  public struct Key: Sendable, Hashable {
    /// SHA-256 of the photo that names the record.
    public let hash: [UInt8]
    /// Counted from 1; nil in a file of a single page.
    public let page: Int?
    /// The digits of the barcode, or the id of the release that a person assigned.
    let name: String

    public init(hash: [UInt8], page: Int?, gtin: GTIN) {
      self.hash = hash
      self.page = page
      name = gtin.digits
    }

    /// - Parameter release: what a person said that the photo shows.
    public init(hash: [UInt8], release: ReleaseID) {
      self.hash = hash
      page = nil
      name = release.description
    }
  }

  public let key: Key
  /// The pressing, or the best of several.
  public let release: ReleaseDetail
  /// Whether it is certain which of the pressings with the barcode it is.
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

/// Keeps the records that a run finds, for example in a collection.
public protocol RecordKeeper: Sendable {
  /// Keeps all of the records or none; those whose key was kept before are not added again.
  ///
  /// - Returns: what became of the records that are kept.
  func keep(_ records: [FoundRecord]) async throws -> [KeptRecord]
}
