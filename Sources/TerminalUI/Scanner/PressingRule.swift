import Barcodes
import Releases

/// How one among several pressings was chosen, so that others can be chosen alike.
enum PressingRule: Sendable, Hashable {
  /// The one that was sold in a country, as ``Releases/ReleaseSummary/country`` has it.
  case country(String)
  /// The one that came out first.
  case earliest
  /// The one of a label.
  case label(String)

  /// The rules by which a pressing, and no other of these, is chosen.
  static func rules(
    for chosen: ReleaseSummary, among pressings: [ReleaseSummary]
  ) -> [PressingRule] {
    let label = chosen.labels.first.map { PressingRule.label($0.name) }
    let all = [chosen.country.map(PressingRule.country), .earliest, label].compactMap(\.self)
    return all.filter { $0.pressing(among: pressings)?.id == chosen.id }
  }

  /// The one pressing that fits; nil where none does, or several.
  func pressing(among pressings: [ReleaseSummary]) -> ReleaseSummary? {
    let fitting =
      switch self {
      case .country(let country): pressings.filter { $0.country == country }
      case .label(let name): pressings.filter { $0.labels.contains { $0.name == name } }
      case .earliest: earliest(of: pressings)
      }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// None where the year of one is not known, which may be the first.
  private func earliest(of pressings: [ReleaseSummary]) -> [ReleaseSummary] {
    let years = pressings.compactMap(\.year)
    guard years.count == pressings.count, let first = years.min() else { return [] }
    return pressings.filter { $0.year == first }
  }

  var words: String {
    switch self {
    case .country(let country): "the one from \(CountryNames.words(for: country))"
    case .earliest: "the earliest"
    case .label(let name): "the one of \(name)"
    }
  }
}

/// A pressing that a barcode means.
struct PressingAnswer: Sendable, Hashable {
  let gtin: GTIN
  let release: ReleaseID
}

extension ScannerState {
  /// What a rule says of the barcodes that are in doubt, each once, without that of the choice.
  func answers(by rule: PressingRule, besides gtin: GTIN) -> [PressingAnswer] {
    var seen: Set<GTIN> = [gtin]
    return rows.compactMap { row in
      guard row.status == .ambiguous, let other = row.gtin, seen.insert(other).inserted,
        let entries = row.match?.ranking.entries,
        let pressing = rule.pressing(among: entries.map(\.release))
      else { return nil }
      return PressingAnswer(gtin: other, release: pressing.id)
    }
  }

  /// The question whether other barcodes are to be answered as this one is; nil where there are none.
  func menu(ofRulesFor choice: PressingChoice) -> Menu? {
    guard let chosen = choice.chosen, !choice.isTyped else { return nil }
    let own = PressingAnswer(gtin: choice.gtin, release: chosen.id)
    let rules = PressingRule.rules(for: chosen, among: choice.entries.map(\.release))
    let items = rules.compactMap { rule -> Menu.Item? in
      let others = answers(by: rule, besides: choice.gtin)
      guard !others.isEmpty else { return nil }
      return Menu.Item(
        title: "\(rule.words): \(others.count) more", choice: .pressings(rule, [own] + others))
    }
    return items.isEmpty ? nil : Menu("Always choose which?", items)
  }
}
