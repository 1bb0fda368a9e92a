import Barcodes
import Foundation
import Releases

extension DeepLink {
  /// Longer links are refused unread.
  static let maximumLength = 4096

  /// Longer words to search for are refused. Percent-encoded throughout they still fit in a link, so
  /// that what is printed can always be parsed again.
  static let maximumQueryLength = 1024

  /// Parses `vinylcrate://…` and `https://vinylcrate.app/…` alike.
  ///
  /// Scheme, host and destination may be in any case, and a slash may trail. Query items that are
  /// not known are passed over, as links gather them on their way (`utm_source` and the like); the
  /// user, port and fragment are not expected.
  ///
  /// - Throws: ``DeepLinkError``, naming the part that is wrong.
  public init(parsing text: String) throws(DeepLinkError) {
    guard text.utf8.count <= Self.maximumLength, let url = URLComponents(string: text) else {
      throw .notAURL
    }
    var segments = try Self.segments(of: url, written: text)
    guard !segments.isEmpty else { throw .missing(part: "a destination") }
    let destination = segments.removeFirst()

    switch destination.lowercased() {
    case "album":
      let id = try Self.only(of: segments, named: "a release id")
      guard let release = ReleaseID(id) else { throw .releaseID(id) }
      self = .album(id: release)
    case "crate":
      let id = try Self.only(of: segments, named: "a crate id")
      guard let uuid = UUID(uuidString: id) else { throw .crateID(id) }
      self = .crate(id: uuid)
    case "search":
      if let extra = segments.first { throw .unexpected(part: extra) }
      let query = try Self.value(of: "query", in: url)
      let barcode = try Self.value(of: "barcode", in: url)
      guard query != nil || barcode != nil else { throw .missing(part: "a query or a barcode") }
      guard query?.utf8.count ?? 0 <= Self.maximumQueryLength else { throw .tooLong(part: "query") }
      self = .search(query: query, barcode: try barcode.map(Self.gtin))
    case "scanner":
      if let extra = segments.first { throw .unexpected(part: extra) }
      self = .scanner
    default:
      throw .destination(destination)
    }
  }

  /// The decoded parts of the path, the destination first, in either scheme.
  private static func segments(
    of url: URLComponents, written text: String
  ) throws(DeepLinkError) -> [String] {
    let authority = authority(of: text)
    if authority.contains("@") { throw .unexpected(part: "user") }
    if url.fragment != nil { throw .unexpected(part: "fragment") }
    var path = url.percentEncodedPath.split(separator: "/").map(String.init)
    switch url.scheme?.lowercased() {
    case "vinylcrate":
      if authority.contains(":") { throw .unexpected(part: "port") }
      if !authority.isEmpty { path.insert(authority, at: 0) }
    case "https":
      let host = authority.lowercased()
      if host.hasPrefix(universalHost + ":") { throw .unexpected(part: "port") }
      guard host == universalHost else { throw .host(authority) }
    default:
      throw .scheme(url.scheme ?? "")
    }
    return path.map { $0.removingPercentEncoding ?? $0 }
  }

  private static let universalHost = "vinylcrate.app"

  /// What stands between `//` and the path, as it is written: decoded, or in the Latin spelling of
  /// another script, one host could pass for another.
  private static func authority(of text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return "" }
    return String(text[colon...].dropFirst(3).prefix { !"/?#".contains($0) })
  }

  private static func only(
    of segments: [String], named name: String
  ) throws(DeepLinkError) -> String {
    guard let first = segments.first else { throw .missing(part: name) }
    guard segments.count == 1 else { throw .unexpected(part: segments[1]) }
    return first
  }

  private static func value(
    of name: String, in url: URLComponents
  ) throws(DeepLinkError) -> String? {
    let items = (url.percentEncodedQueryItems ?? []).filter { $0.name.lowercased() == name }
    guard items.count <= 1 else { throw .repeated(part: name) }
    guard let encoded = items.first?.value, !encoded.isEmpty else { return nil }
    guard let value = encoded.removingPercentEncoding else { throw .encoding(part: name) }
    return value
  }

  private static func gtin(_ text: String) throws(DeepLinkError) -> GTIN {
    do {
      return try GTIN(parsing: text)
    } catch {
      throw .barcode(text, reason: error.description)
    }
  }
}
