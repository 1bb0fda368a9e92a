import Library
import Links
import Text

extension Screen {
  /// What a group of records is made of, in figures; no sections where there are no copies.
  ///
  /// - Parameter group: The group that the figures are about; nil for the whole collection.
  public init(title: String, insights: Insights, of group: Crate? = nil) {
    self.init(
      title: title,
      subtitle: "\(insights.records.counted("record")), "
        + insights.copies.counted("copy", plural: "copies"),
      sections: insights.copies == 0 ? [] : insights.sections(of: group))
  }
}

extension Insights {
  /// How many labels, countries and formats a short report lists.
  private static let listedCount = 10

  /// A section of figures each for rarity, decades, labels, countries and formats, and a note where
  /// the rarity of some is unknown. Tiers lead to their records, and so do all figures of the whole
  /// collection; labels of a group lead to a search.
  ///
  /// - Parameter group: The group that the figures are about; nil for the whole collection.
  public func sections(of group: Crate? = nil) -> [ScreenSection] {
    let tiers = rarity.map { tally in
      ScreenFigure(
        tally.name?.words, tally.copies,
        target: tally.name.map { .route(.rarityDetail($0, in: group)) })
    }
    func records(_ filter: String) -> ScreenTarget? {
      group == nil ? .route(.collectionRecords(filter)) : nil
    }
    let sections = [
      ScreenSection("Rarity", .figures(tiers)),
      ScreenSection(
        "Decades",
        .figures(
          decades.map { tally in
            let name = tally.name.map { "\($0)s" }
            return ScreenFigure(name, tally.copies, target: name.flatMap { records("year:\($0)") })
          })),
      Self.section("Labels", labels) {
        records(#"label:"\#($0)""#) ?? .link(.search(query: $0, barcode: nil))
      },
      Self.section(ScreenSection.countriesTitle, countries) { records(#"country:"\#($0)""#) },
      Self.section("Formats", formats) { records(Self.filter(ofFormat: $0)) },
    ]
    return sections + (rarity.last?.name == nil ? [Self.unknownRarity] : [])
  }

  /// Of a carrier, with the size of vinyl as its last word.
  private static func filter(ofFormat name: String) -> String {
    let sizes = [" LP", " 12\"", " 10\"", " 7\""]
    guard let size = sizes.first(where: name.hasSuffix) else { return #"format:"\#(name)""# }
    return #"format:"\#(name.dropLast(size.count))" format:\#(size.dropFirst())"#
  }

  private static let unknownRarity = ScreenSection(
    .text(["Rarity is unknown where no source in use says how many there are."]))

  private static func section(
    _ title: String, _ tallies: [Tally<String>], target: (String) -> ScreenTarget? = { _ in nil }
  ) -> ScreenSection {
    let figures = tallies.map { ScreenFigure($0.name, $0.copies, target: $0.name.flatMap(target)) }
    return ScreenSection(title, .figures(figures, listed: listedCount))
  }
}
