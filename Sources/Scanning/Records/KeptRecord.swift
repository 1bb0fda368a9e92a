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

extension KeptRecord {
  /// What was done, such as "already in Shelf 2, photo added".
  public var said: String {
    let folder = scan.copy.folder.name
    let crate = crate.map { ", put into crate \($0.name)" } ?? ""
    return switch scan.change {
    case .added: "added to \(folder)\(crate)"
    case .linked: "already in \(folder), photo added\(crate)"
    case .corrected: "the copy in \(folder) is corrected\(crate)"
    case .unchanged: "already in \(folder)\(crate)"
    }
  }
}
