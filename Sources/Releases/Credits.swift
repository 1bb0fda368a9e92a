/// One of the names that a release is credited to, and what joins it to the next.
public struct ArtistCredit: Sendable, Hashable, Codable {
  public let name: String
  /// The text before the next name, such as "&" or "feat."; nil for none.
  public let join: String?
  /// The name under which its source keeps the artist, where another is on the sleeve; nil for the same.
  public let usualName: String?
  /// By which Discogs tells artists of one name apart, as in "Nirvana (2)"; never shown, nil for none.
  public let number: Int?

  public init(
    name: String, join: String? = nil, usualName: String? = nil, number: Int? = nil
  ) {
    self.name = name
    self.join = join
    self.usualName = usualName
    self.number = number
  }
}

extension Sequence<ArtistCredit> {
  /// The credits as one line, such as "Simon & Garfunkel".
  public var joined: String {
    var line = ""
    var pending = ""
    for credit in self {
      line += pending + credit.name
      let join = credit.join?.trimmed ?? ""
      pending = join.isEmpty ? ", " : join == "," ? ", " : " \(join) "
    }
    return line
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// A record label, and the catalogue number it gave the release.
public struct LabelCredit: Sendable, Hashable, Codable {
  public let name: String
  /// As printed on spine and label; nil where there is none.
  public let catalogueNumber: String?

  public init(name: String, catalogueNumber: String? = nil) {
    self.name = name
    self.catalogueNumber = catalogueNumber
  }
}
