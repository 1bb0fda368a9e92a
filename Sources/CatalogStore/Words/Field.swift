import Releases

/// The parts of a release in which a search finds words.
package struct Field: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let artist = Field(rawValue: 1)
  package static let title = Field(rawValue: 2)
  /// Names of labels, and catalogue numbers.
  package static let label = Field(rawValue: 4)
  /// Titles in the tracklist.
  package static let tracks = Field(rawValue: 8)

  static let all: Field = [.artist, .title, .label, .tracks]
}

/// What else the index of words holds, each with a first byte that no word has.
package enum Fact {
  /// The country as the release has it, in lower case.
  static func country(_ name: some StringProtocol) -> String { "=c" + name.lowercased() }
  static func year(_ year: Int) -> String { "=y\(year)" }
  /// A carrier or one of its descriptions, in lower case.
  static func format(_ name: some StringProtocol) -> String { "=f" + name.lowercased() }
  /// Releases that their source shows for all pressings of the master.
  package static let mainRelease = "=m"
  /// Releases with vinyl, whatever the source calls it.
  static let vinyl = "=v"

  /// The country, year and formats of a release, and whether it is its master's main release.
  static func all(of release: ReleaseSummary) -> [String] {
    var facts: [String] = []
    if let country = release.country { facts.append(Fact.country(country)) }
    if let year = release.released.flatMap({ Int($0.prefix(4)) }) { facts.append(Fact.year(year)) }
    for format in release.formats {
      facts.append(Fact.format(format.name))
      facts += format.descriptions.map { Fact.format($0) }
    }
    if release.isVinyl { facts.append(vinyl) }
    if release.isMainRelease { facts.append(mainRelease) }
    return facts
  }

  /// - Parameter key: the key of a `CatalogueNumber`, or its beginning.
  package static func catalogueNumber(_ key: some StringProtocol) -> String { "#" + key }
  static func barcode(_ key: some StringProtocol) -> String { "|" + key }
  static func matrix(_ key: some StringProtocol) -> String { "~" + key }
  /// - Parameter text: with or without the letters "LC", which say nothing.
  static func labelCode(_ text: String) -> String {
    "$" + (CatalogueNumber(String(text.filter(\.isNumber)))?.key ?? "")
  }

  /// Whether a word of text may begin with this byte, and no fact does.
  static func isWord(_ byte: UInt8) -> Bool { !"=#|~$".utf8.contains(byte) }
}
