import Releases

extension [ReleaseFormat] {
  /// As on a line of Discogs' collection file, such as `2xLP, Album + CD, Album`.
  var discogsText: String { map(\.discogsText).joined(separator: " + ") }

  /// Reads what ``discogsText`` writes.
  ///
  /// Text in another form becomes the name of one format, so that writing gives the same text again.
  init(discogs text: String) {
    guard !text.isEmpty else {
      self = []
      return
    }
    self = text.parts(separatedBy: " + ").map(ReleaseFormat.init(discogs:))
    if discogsText != text { self = [ReleaseFormat(name: text)] }
  }
}

extension ReleaseFormat {
  /// Discogs leaves "Vinyl" out if there are descriptions, as most records are vinyl.
  fileprivate var discogsText: String {
    let details = descriptions + [text].compactMap { $0 }
    let parts = name == "Vinyl" && !details.isEmpty ? details : [name] + details
    return (quantity > 1 ? "\(quantity)x" : "") + parts.joined(separator: ", ")
  }

  fileprivate init(discogs text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let isCounted = text.dropFirst(digits.count).first == "x"
    let quantity = isCounted ? Int(digits) : nil
    let rest = quantity == nil ? text[...] : text.dropFirst(digits.count + 1)
    let parts = String(rest).parts(separatedBy: ", ")
    let first = parts.first ?? ""
    let isVinyl = ["LP", "EP", "12\"", "10\"", "7\""].contains(first)
    self.init(
      name: isVinyl ? "Vinyl" : first, quantity: quantity ?? 1,
      descriptions: isVinyl ? parts : Array(parts.dropFirst()))
  }
}
