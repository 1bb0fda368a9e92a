import Barcodes
import Foundation
import Releases

/// What arrives from outside, URL-shaped: where somebody wants to go, before it is known what is
/// there.
public enum DeepLink: Sendable, Hashable {
  case album(id: ReleaseID)
  case crate(id: UUID)
  /// Words, a barcode, or both; never neither.
  case search(query: String?, barcode: GTIN?)
  case scanner
}

extension DeepLink {
  /// The link of a barcode alone.
  public static func search(barcode: GTIN) -> DeepLink { .search(query: nil, barcode: barcode) }
}

extension DeepLink: CustomStringConvertible {
  /// The link in the one canonical form: the app's own scheme, lower case, query before barcode.
  public var description: String {
    switch self {
    case .album(let id):
      return "vinylcrate://album/\(id)"
    case .crate(let id):
      return "vinylcrate://crate/\(id.uuidString.lowercased())"
    case .search(let query, let barcode):
      let items = [
        query.map { "query=" + Self.percentEncoded($0) },
        barcode.map { "barcode=" + $0.shortestDigits },
      ]
      return "vinylcrate://search?" + items.compactMap { $0 }.joined(separator: "&")
    case .scanner:
      return "vinylcrate://scanner"
    }
  }

  /// Everything but RFC 3986's unreserved characters as percent signs and hexadecimal digits.
  private static func percentEncoded(_ text: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
      }
    }
  }
}
