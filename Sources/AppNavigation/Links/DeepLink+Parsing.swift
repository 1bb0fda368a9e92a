import Barcodes
import Foundation
import Releases

extension DeepLink {
  /// Longer links are refused unread.
  static let maximumLength = 4096

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
    var segments = try Self.segments(of: url)
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
      self = .search(query: query, barcode: try barcode.map(Self.gtin))
    case "scanner":
      if let extra = segments.first { throw .unexpected(part: extra) }
      self = .scanner
    default:
      throw .destination(destination)
    }
  }

  /// The decoded parts of the path, the destination first, in either scheme.
  private static func segments(of url: URLComponents) throws(DeepLinkError) -> [String] {
    if url.user != nil || url.password != nil { throw .unexpected(part: "user") }
    if url.port != nil { throw .unexpected(part: "port") }
    if url.fragment != nil { throw .unexpected(part: "fragment") }
    var path = url.percentEncodedPath.split(separator: "/").map(String.init)
    switch url.scheme?.lowercased() {
    case "vinylcrate":
      if let host = url.percentEncodedHost, !host.isEmpty { path.insert(host, at: 0) }
    case "https":
      let host = url.host ?? ""
      guard host.lowercased() == "vinylcrate.app" else { throw .host(host) }
    default:
      throw .scheme(url.scheme ?? "")
    }
    return path.map { $0.removingPercentEncoding ?? $0 }
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
    let items = (url.queryItems ?? []).filter { $0.name.lowercased() == name }
    guard items.count <= 1 else { throw .repeated(part: name) }
    guard let value = items.first?.value, !value.isEmpty else { return nil }
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
