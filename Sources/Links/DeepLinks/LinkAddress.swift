import Foundation

/// A link taken apart: the parts of its path, which are read one after the other, and its query.
struct LinkAddress {
  /// Longer links are refused unread.
  private static let maximumLength = 4096

  /// Longer words to search for, and longer names of folders, are refused. Percent-encoded throughout
  /// they still fit in a link, so that what is printed can always be parsed again.
  private static let maximumTextLength = 1024

  private static let universalHost = "vinylcrate.app"

  private var parts: ArraySlice<String>
  private let items: [URLQueryItem]

  /// Takes `vinylcrate://…` and `https://vinylcrate.app/…` apart, whatever they name.
  init(_ text: String) throws(DeepLinkError) {
    guard text.utf8.count <= Self.maximumLength, let url = URLComponents(string: text) else {
      throw .notAURL
    }
    var path = url.percentEncodedPath.split(separator: "/").map(String.init)
    let authority = Self.authority(of: text)
    if authority.contains("@") { throw .unexpected(part: "user") }
    if url.fragment != nil { throw .unexpected(part: "fragment") }
    switch url.scheme?.lowercased() {
    case "vinylcrate":
      if authority.contains(":") { throw .unexpected(part: "port") }
      if !authority.isEmpty { path.insert(authority, at: 0) }
    case "https":
      let host = authority.lowercased()
      if host.hasPrefix(Self.universalHost + ":") { throw .unexpected(part: "port") }
      guard host == Self.universalHost else { throw .host(authority) }
    default:
      throw .scheme(url.scheme ?? "")
    }
    parts = []
    for part in path {
      guard let decoded = part.removingPercentEncoding else { throw .encoding(part: part) }
      parts.append(decoded)
    }
    items = url.percentEncodedQueryItems ?? []
  }

  /// The next part of the path, decoded; nil after the last one.
  mutating func next() -> String? { parts.popFirst() }

  /// The next part of the path, decoded.
  ///
  /// - Parameter name: what it is called if it is missing.
  mutating func next(_ name: String) throws(DeepLinkError) -> String {
    guard let part = next() else { throw .missing(part: name) }
    guard part.utf8.count <= Self.maximumTextLength else { throw .tooLong(part: name) }
    return part
  }

  /// Throws if there are parts that nobody read.
  func end() throws(DeepLinkError) {
    if let part = parts.first { throw .unexpected(part: part) }
  }

  /// The value of a query item, decoded; nil where there is none, or an empty one.
  func value(of name: String) throws(DeepLinkError) -> String? {
    let items = items.filter { $0.name.lowercased() == name }
    guard items.count <= 1 else { throw .repeated(part: name) }
    guard let encoded = items.first?.value, !encoded.isEmpty else { return nil }
    guard let value = encoded.removingPercentEncoding else { throw .encoding(part: name) }
    guard value.utf8.count <= Self.maximumTextLength else { throw .tooLong(part: name) }
    return value
  }

  /// What is between `//` and the path, as it is written: decoded, or converted from another script,
  /// one host could look like another.
  private static func authority(of text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return "" }
    return String(text[colon...].dropFirst(3).prefix { !"/?#".contains($0) })
  }
}
