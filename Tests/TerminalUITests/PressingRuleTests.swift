import Barcodes
import Files
import Links
import Navigation
import Releases
import Scanning
import Testing

@testable import TerminalUI

/// One answer for barcodes that are in doubt alike.
struct PressingRuleTests {
  private static func pressing(
    _ id: Int, _ country: String?, _ released: String?, _ label: String = "Island"
  ) -> ReleaseSummary {
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "\(id)"), title: "Title \(id)",
      labels: [LabelCredit(name: label, catalogueNumber: "\(id)")], country: country,
      released: released)
  }

  private static let british = pressing(1, "GB", "1977-03")
  private static let german = pressing(2, "DE", "1978")
  private static let others = [pressing(3, "DE", "1981"), pressing(4, "GB", "1981", "Virgin")]

  private func row(_ digits: String, _ pressings: [ReleaseSummary]) throws -> ScannerRow {
    let ranking = PressingRanking(
      ranked: pressings.map { PressingRanking.Entry(release: $0, evidence: []) })
    return ScannerRow(
      path: PhotoPath("\(digits).jpg"), status: .ambiguous, gtin: try GTIN(parsing: digits),
      match: Match(ranking: ranking))
  }

  private func scanner() throws -> ScannerState {
    var scanner = ScannerState()
    scanner.begin()
    scanner.take(.outcome(try row("8801234567893", [Self.german, Self.british])))
    scanner.take(.outcome(try row("8801234567800", Self.others)))
    return scanner
  }

  @Test("the rules are those by which a pressing is chosen and no other")
  func rules() {
    let two = [Self.german, Self.british]
    #expect(PressingRule.rules(for: Self.british, among: two) == [.country("GB"), .earliest])
    #expect(PressingRule.rules(for: Self.german, among: two) == [.country("DE")])
    let labels = Self.others
    #expect(
      PressingRule.rules(for: labels[1], among: labels) == [.country("GB"), .label("Virgin")])
    #expect(PressingRule.rules(for: Self.british, among: [Self.british, Self.british]) == [])
  }

  @Test("where the year of one is not known, none is the earliest")
  func unknownYear() {
    let unknown = Self.pressing(5, nil, nil)
    #expect(PressingRule.earliest.pressing(among: [Self.british, unknown]) == nil)
    #expect(PressingRule.rules(for: unknown, among: [Self.british, unknown]) == [])
  }

  @Test("each rule says how many other barcodes it answers, and what")
  func answers() throws {
    let scanner = try scanner()
    var choice = try #require(scanner.pressingChoice(about: 0))
    choice.select(1)
    let menu = try #require(scanner.menu(ofRulesFor: choice))
    #expect(menu.items.map(\.title) == ["the one from GB: 1 more"])
    let own = PressingAnswer(gtin: choice.gtin, release: Self.british.id)
    let other = PressingAnswer(
      gtin: try GTIN(parsing: "8801234567800"), release: Self.others[1].id)
    #expect(menu.items[0].choice == .pressings(.country("GB"), [own, other]))
  }

  @Test("the footer offers it only where it answers another barcode")
  func footer() throws {
    var scanner = try scanner()
    scanner.panel = .pressings(try #require(scanner.pressingChoice(about: 0)))
    #expect(scanner.footer.contains { $0 == ("a", "others alike") })
    var alone = ScannerState()
    alone.take(.outcome(try row("8801234567893", [Self.german, Self.british])))
    alone.panel = .pressings(try #require(alone.pressingChoice(about: 0)))
    #expect(!alone.footer.contains { $0.key == "a" })
  }
}
