extension Settings.Value {
  /// The value as it may be shown: an address of a server without the password in it.
  public var shownText: String {
    guard let scheme = text.range(of: "://"), let end = text.lastIndex(of: "@"),
      let colon = text[scheme.upperBound..<end].firstIndex(of: ":")
    else { return text }
    return String(text[..<colon] + text[end...])
  }
}
