import Files
import Library

/// A record that a run kept in the collection.
public struct KeptRecord: Sendable, Hashable {
  /// The photo with the barcode.
  public let photo: PhotoPath
  public let scan: KeptScan
  /// The crate that it was put into; nil if it was there already or no crate was named.
  public let crate: CustomCrate?

  public init(photo: PhotoPath, scan: KeptScan, crate: CustomCrate? = nil) {
    self.photo = photo
    self.scan = scan
    self.crate = crate
  }

  /// Whether the copy has other photos, so that this one may show a second copy.
  public var mayBeSecondCopy: Bool { scan.change == .linked(isFirstPhoto: false) }
}
