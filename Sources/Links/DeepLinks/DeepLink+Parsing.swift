import Barcodes
import Foundation
import Library
import Releases

extension DeepLink {
  /// Parses `vinylcrate://…` and `https://vinylcrate.app/…` alike.
  ///
  /// Scheme, host and destination may be in any case, and a slash may trail. Query items that are
  /// not known are ignored, as links gather them on their way (`utm_source` and the like); user, port
  /// and fragment are errors.
  ///
  /// - Throws: ``DeepLinkError``, naming the part that is wrong.
  public init(parsing text: String) throws(DeepLinkError) {
    var address = try LinkAddress(text)
    let destination = try address.next("a destination")
    switch destination.lowercased() {
    case "album": self = .album(id: try address.release())
    case "crate": self = try Self.crate(in: &address)
    case "wants": self = try Self.group(.wants, in: &address)
    case "folder":
      self = try Self.group(.folder(try address.next("a folder name")), in: &address)
    case "search":
      self = .search(
        query: try address.value(of: "query"),
        barcode: try address.value(of: "barcode").map(Self.gtin))
    case "scanner": self = .scanner
    case "insights": self = .insights(of: try address.group())
    case "rarity":
      let name = try address.next("a rarity tier")
      let tier = RarityTier.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
      guard let tier else { throw .rarityTier(name) }
      self = .rarity(tier, in: try address.group())
    case "marketplace": self = .marketplace(try Self.page(in: &address))
    case "collection": self = .collection
    case "profile": self = .profile
    default: throw .destination(destination)
    }
    try address.end()
  }

  private static func crate(in address: inout LinkAddress) throws(DeepLinkError) -> DeepLink {
    let id = try address.next("a crate id")
    guard id.lowercased() != "new" else { return .crateEditor(id: nil) }
    guard let uuid = UUID(uuidString: id) else { throw .crateID(id) }
    return try group(.crate(uuid), in: &address)
  }

  /// A group of records, or what the rest of the path names in it.
  private static func group(
    _ group: Group, in address: inout LinkAddress
  ) throws(DeepLinkError) -> DeepLink {
    guard let part = address.next() else { return .group(group) }
    switch (part.lowercased(), group) {
    case ("album", _): return .album(id: try address.release(), in: group)
    case ("edit", .crate(let id)): return .crateEditor(id: id)
    default: throw .unexpected(part: part)
    }
  }

  private static func page(
    in address: inout LinkAddress
  ) throws(DeepLinkError) -> MarketplacePage {
    let release = try address.release()
    let kind = address.next()
    guard kind == nil || kind?.lowercased() == "offers" else {
      throw .unexpected(part: kind ?? "")
    }
    guard let releasePage = MarketplacePage(.release, of: release) else {
      throw .releaseID(release.description)
    }
    guard kind != nil else { return releasePage }
    guard let offers = MarketplacePage(.offers, of: release) else {
      throw .noOffers(release.description)
    }
    return offers
  }

  private static func gtin(_ text: String) throws(DeepLinkError) -> GTIN {
    do {
      return try GTIN(parsing: text)
    } catch {
      throw .barcode(text, reason: error.description)
    }
  }
}

extension LinkAddress {
  fileprivate mutating func release() throws(DeepLinkError) -> ReleaseID {
    let id = try next("a release id")
    guard let release = ReleaseID(id) else { throw .releaseID(id) }
    return release
  }

  /// The group of records that the query names; nil where it names none.
  fileprivate func group() throws(DeepLinkError) -> DeepLink.Group? {
    let (crate, folder) = (try value(of: "crate"), try value(of: "folder"))
    switch (crate, folder) {
    case (nil, nil): return nil
    case (_?, _?): throw .unexpected(part: "folder")
    case (nil, let name?): return .folder(name)
    case (let id?, nil):
      if id.lowercased() == "wants" { return .wants }
      guard let uuid = UUID(uuidString: id) else { throw .crateID(id) }
      return .crate(uuid)
    }
  }
}
