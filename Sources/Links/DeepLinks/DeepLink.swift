import Barcodes
import Foundation
import Library
import Releases

/// What arrives from outside, URL-shaped: where somebody wants to go, before it is known what is
/// there.
public enum DeepLink: Sendable, Hashable {
  /// One pressing; with the group of records that it is opened from, and going back leads to.
  case album(id: ReleaseID, in: Group? = nil)
  /// The records of a crate, of a folder or of the wants.
  case group(Group)
  /// A search for words, a barcode or both; with neither, the tab where a search begins.
  case search(query: String?, barcode: GTIN?)
  case scanner
  /// The figures of a group of records; nil for the whole collection.
  case insights(of: Group?)
  /// The records of one rarity tier in a group; nil for the whole collection.
  case rarity(RarityTier, in: Group?)
  case marketplace(MarketplacePage)
  /// The management of the collection.
  case collection
  /// The editor of a crate; nil for a new one.
  case crateEditor(id: UUID?)
  case profile

  /// A group of records as a link names it.
  public enum Group: Sendable, Hashable {
    case crate(UUID)
    case wants
    /// By its name in any case, or by its number as ``Crate/ID`` writes it: `folder:3`.
    case folder(String)
  }
}

extension DeepLink {
  /// The link of a barcode alone.
  public static func search(barcode: GTIN) -> DeepLink { .search(query: nil, barcode: barcode) }

  /// The link of a crate that the user made.
  public static func crate(id: UUID) -> DeepLink { .group(.crate(id)) }
}

extension DeepLink.Group {
  /// Names a group by its id.
  public init(_ id: Crate.ID) {
    switch id {
    case .custom(let id): self = .crate(id)
    case .wants: self = .wants
    case .folder: self = .folder(id.description)
    }
  }
}
