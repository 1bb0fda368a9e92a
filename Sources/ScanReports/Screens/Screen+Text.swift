import AppNavigation
import Releases
import Text

extension Screen {
  /// The screen as text for people: the title, and each section after an empty line; without what can
  /// be done there.
  ///
  /// - Parameter isASCII: draw bars of number signs, for terminals that know nothing else.
  public func text(on page: TextPage, isASCII: Bool) -> String {
    let charts = sections.compactMap(TextChart.Section.init)
    // One chart, so that the columns of all sections are aligned.
    let chart = TextChart(page: page, isASCII: isASCII, sections: charts)
    return head(on: page)
      + sections.map { section in
        TextChart.Section(section).map(chart.text) ?? section.text(on: page)
      }.joined()
  }

  private func head(on page: TextPage) -> String {
    let facts = subtitle.map { ": " + $0.safeForTerminal } ?? ""
    return page.wrapped(title.safeForTerminal + facts, indent: 0)
  }
}

extension ScreenSection {
  /// The section after an empty line; empty where it has no rows, and for figures, which a chart draws.
  func text(on page: TextPage) -> String {
    guard rows.count > 0 else { return "" }
    let heading = title.map { page.colored($0.safeForTerminal, .bold) + "\n" } ?? ""
    return "\n" + heading + rows.text(on: page)
  }
}

extension ScreenRows {
  fileprivate func text(on page: TextPage) -> String {
    switch self {
    case .facts(let facts): Self.text(of: facts, on: page)
    case .fields(let fields): Self.text(of: fields.map { $0.fact(on: page) }, on: page)
    case .records(let records, let columns):
      TextTable(columns, of: records).text(on: page)
    case .list(let rows, let columns):
      TextTable(columns, of: rows.compactMap(\.record)).text(on: page)
    case .groups(let groups):
      TextTable(
        columns: ["name", "records", "id"],
        rows: groups.map { [$0.group.name, String($0.count), $0.group.id.description] }
      ).text(on: page)
    case .text(let lines): lines.map { $0.safeForTerminal + "\n" }.joined()
    case .figures: ""
    }
  }

  private static func text(of facts: [ScreenFact], on page: TextPage) -> String {
    let widest = facts.map(\.label.safeForTerminal.displayWidth).max() ?? 0
    let labelWidth = max(ScreenFact.labelWidth, widest + 2)
    return facts.map { $0.text(on: page, labelWidth: labelWidth) }.joined()
  }
}

extension ScreenField {
  /// The value that is in it, with what is wrong with it as a note.
  fileprivate func fact(on page: TextPage) -> ScreenFact {
    let shown =
      switch kind {
      case .text, .choice: value
      case .secret: ""
      }
    return ScreenFact(label, shown, note: problem.map { page.wording.sentence(for: $0) })
  }
}

extension TextChart.Section {
  /// The section as bars; nil for one that has no figures.
  init?(_ section: ScreenSection) {
    guard case .figures(let figures, let listed) = section.rows else { return nil }
    let isOfCountries = section.title == ScreenSection.countriesTitle
    let rows = figures.map { figure in
      (
        figure.name.map { isOfCountries ? CountryNames.words(for: $0) : $0.safeForTerminal },
        figure.count
      )
    }
    self.init(section.title?.safeForTerminal ?? "", rows, limit: listed ?? .max)
  }
}
