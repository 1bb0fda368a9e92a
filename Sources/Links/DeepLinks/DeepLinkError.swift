/// Which part of a link is wrong, and how.
public enum DeepLinkError: Error, Sendable, Hashable, Codable {
  /// It is no URL, or an overlong one.
  case notAURL
  case scheme(String)
  case host(String)
  /// The first part of the path is none of the destinations that ``DeepLink`` has.
  case destination(String)
  /// A part that the destination has no use for.
  case unexpected(part: String)
  case missing(part: String)
  case repeated(part: String)
  case tooLong(part: String)
  /// Its percent signs do not spell UTF-8.
  case encoding(part: String)
  case releaseID(String)
  /// Copies of it are not for sale at its source.
  case noOffers(String)
  case crateID(String)
  case rarityTier(String)
  case barcode(String, reason: String)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAURL: "not a link: try vinylcrate://search?barcode=DIGITS"
    case .scheme(let scheme): "unknown scheme '\(scheme)': use vinylcrate:// or https://"
    case .host(let host): "unknown host '\(host)': links are on vinylcrate.app"
    case .destination(let name):
      "unknown destination '\(name)': use album, crate, wants, folder, search, scanner, insights, "
        + "rarity, marketplace, collection or profile"
    case .unexpected(let part): "unexpected part '\(part)': leave it out"
    case .missing(let part): "\(part) is missing"
    case .repeated(let part): "'\(part)' is given twice: keep one"
    case .tooLong(let part): "'\(part)' is too long: shorten it"
    case .encoding(let part): "'\(part)' is not UTF-8 in percent-encoding: encode it again"
    case .releaseID(let id): "'\(id)' is no release id such as discogs:249504"
    case .noOffers(let id):
      "there are no offers for '\(id)': only Discogs sells copies, so name one as discogs:249504"
    case .crateID(let id): "'\(id)' is no crate id: it must be a UUID"
    case .rarityTier(let name):
      "'\(name)' is no rarity tier: use common, uncommon, rare or veryRare"
    case .barcode(let text, let reason): "'\(text)' is not a valid barcode: \(reason)"
    }
  }
}
