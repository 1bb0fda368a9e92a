import AppNavigation
import Barcodes
import Files
import Library
import Links
import Navigation
import Releases
import SampleRecords
import Scanning
import Testing

@testable import TerminalUI

/// What is open over the list of the scanner: from what is known to cells.
struct ScannerPanelTests {
  private static let sizes = [(80, 24), (40, 15), (200, 60)]

  private func row(
    _ name: String, _ status: ScanStatus, _ release: ReleaseDetail? = nil, gtin: GTIN? = nil
  ) -> ScannerRow {
    ScannerRow(
      path: PhotoPath(name), status: status, gtin: gtin,
      words: release?.summary.recordLine ?? "no bars seen", match: release.map { Match($0) })
  }

  private func frame(_ scanner: ScannerState, _ width: Int, _ height: Int) -> Frame {
    var state = AppState(width: width, height: height, theme: .colored)
    state.navigation = NavigationState(
      selectedTab: .home, sheet: NavigationSheet(root: Route.scanner))
    state.scanner = scanner
    return Frame(state)
  }

  private func scanner(_ rows: [ScannerRow]) -> ScannerState {
    var scanner = ScannerState()
    scanner.begin()
    for row in rows { scanner.take(.outcome(row)) }
    return scanner
  }

  private static let pressings = [
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "1"), title: "Skylarking",
      labels: [LabelCredit(name: "Virgin", catalogueNumber: "V 2399")], country: "GB",
      released: "1986"),
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "2"), title: "Skylarking",
      labels: [LabelCredit(name: "Geffen", catalogueNumber: "GHS 24117")], country: "US",
      released: "1986"),
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "3"), title: "Skylarking",
      labels: [LabelCredit(name: "Virgin", catalogueNumber: "V 2399")], country: "GB",
      released: "1987"),
  ]

  private static let entries = pressings.map { PressingRanking.Entry(release: $0, evidence: []) }

  @Test("an unread photo says what is wrong, and offers what Enter can do")
  func question() {
    var scanner = scanner([
      row("a-back.jpg", .resolved, Samples.dub), row("b-front.jpg", .unread),
      row("c.jpg", .unread),
    ])
    let question = scanner.question(about: 1, advice: "photograph it closer")
    #expect(
      question.choices == [
        .sameRecord(row: 0, words: "Dub"), .dismiss, .dismissAll(rows: [1, 2]),
      ])
    scanner.panel = .question(question)
    for (width, height) in Self.sizes {
      let text = frame(scanner, width, height).text
      #expect(text.contains("b-front.jpg"))
      #expect(text.contains("no bars seen: photograph it"))
      #expect(text.contains("a further photo of the record"))
      #expect(text.contains("skip all 2 photos"))
      #expect(text.contains("down an answer"))
    }
  }

  @Test("an Enter too many says nothing of the next photo")
  func nothingChosen() {
    var question = PhotoQuestion(row: 0, reason: "no bars seen")
    #expect(question.chosen == nil)
    question.move(by: 1)
    #expect(question.chosen == .dismiss)
    question.type { $0 = "a" }
    #expect(question.chosen == .search("a"))
    question.type { $0 = "" }
    #expect(question.chosen == nil)
  }

  @Test("digits, words and what is found by them are offered in turn")
  func typed() throws {
    var question = PhotoQuestion(row: 0, reason: "no bars seen")
    question.type { $0 = "400638133393" }
    #expect(question.choices == [.barcode(try GTIN(parsing: "4006381333931"))])
    #expect(question.hint == "12 of 13 digits; the last must be 1")
    // A short number may be a catalogue number.
    question.type { $0 = "2383" }
    #expect(question.choices == [.search("2383")])
    question.type { $0 = "horace  andy" }
    #expect(question.choices == [.search("horace andy")])
    question.show(.releases(Self.pressings))
    question.move(by: 9)
    #expect(question.chosen == .release(Self.pressings[2]))
    // More letters ask anew.
    question.type { $0.append("s") }
    #expect(question.chosen == .search("horace andys"))
  }

  @Test("pressings stand side by side with their differences marked")
  func comparison() {
    let lines = PressingComparison(Self.entries).lines
    let differing = lines.filter(\.differs).map(\.label)
    #expect(differing == ["country", "year", "label", "number", "release"])
    let country = lines[0]
    #expect(country.values == ["GB", "US", "GB"])
    #expect((0..<3).map(country.isMarked) == [false, true, false])
    let release = lines[lines.count - 1]
    #expect((0..<3).map(release.isMarked) == [true, true, true])
  }

  @Test("as many pressings as fit are seen, always the one in front")
  func columns() throws {
    let gtin = Samples.several
    var choice = PressingChoice(row: 0, gtin: gtin, entries: Self.entries, waitingCount: 2)
    var scanner = scanner([row("a.jpg", .ambiguous, Samples.firstPressing, gtin: gtin)])
    scanner.panel = .pressings(choice)
    let wide = frame(scanner, 80, 24).text
    for words in ["≠ country", "V 2399", "GHS 24117", "1987", "choose for 2 photos"] {
      #expect(wide.contains(words))
    }
    choice.move(by: 5)
    scanner.panel = .pressings(choice)
    let narrow = frame(scanner, 40, 15).text
    #expect(narrow.contains("of 3"))
    #expect(narrow.contains("› 3"))
    #expect(!narrow.contains("GHS 24117"))
    for width in [10, 40, 80, 200] {
      let columns = PressingColumns(choice, width: width)
      #expect(columns.visible.contains(choice.cursor))
      for (place, index) in columns.visible.enumerated() {
        #expect(columns.pressing(atX: columns.x(of: place)) == index)
      }
    }
  }

  @Test("what the user had is said before where a record goes")
  func filing() throws {
    var scanner = scanner([row("a.jpg", .resolved, Samples.dub)])
    let copy = CollectionItem(
      id: 1, release: Samples.dub.summary, folder: Samples.folder, mediaCondition: .veryGoodPlus,
      notes: "first", dateAdded: .now)
    var filing = RecordFiling(
      row: 0, release: Samples.dub, copy: copy, owned: ["you have this pressing in Reggae"],
      crates: [Samples.sunday])
    scanner.panel = .filing(filing)
    for (width, height) in Self.sizes {
      let text = frame(scanner, width, height).text
      for words in ["you have this pressing", "Very Good Plus", "Reggae", "Sunday", "first"] {
        #expect(text.contains(words))
      }
      #expect(text.contains("1 M  2 NM  3 VG+"))
    }
    filing.field = .sleeve
    #expect(RecordFiling.grades(for: .sleeve).contains(.noCover))
    #expect(!RecordFiling.grades(for: .media).contains(.generic))
    #expect(FilingOrder(filing).words == "Reggae, Sunday, VG+")
    #expect(
      FilingOrder(
        RecordFiling(row: 0, release: Samples.dub, copy: nil, owned: [], crates: [])
      ).isEmpty)
  }

  @Test("a finished sheet leads on to what was found")
  func result() {
    var scanner = scanner([
      row("a.jpg", .resolved, Samples.dub), row("b.jpg", .resolved, Samples.record),
      row("c.jpg", .resolved, Samples.dub),
    ])
    #expect(!scanner.hasResult)
    scanner.take(.ended(problem: nil))
    #expect(scanner.isOnResult)
    #expect(scanner.records.map(\.id) == [Samples.dub.id, Samples.record.id])
    for (width, height) in Self.sizes {
      #expect(frame(scanner, width, height).text.contains("done: open all 2 records"))
    }
    scanner.move(by: -9)
    #expect(scanner.cursor == 0)
    scanner.move(by: 9)
    #expect(scanner.isOnResult)
  }

  @Test("the totals of a finished run are seen whole")
  func totals() {
    let statuses: [ScanStatus] = [.resolved, .ambiguous, .unknown, .unread, .pending]
    var scanner = scanner(
      (0..<200).map { row("\($0).jpg", statuses[$0 % 5], $0 % 5 == 0 ? Samples.dub : nil) })
    scanner.take(.ended(problem: nil))
    let text = frame(scanner, 80, 24).text
    for status in statuses { #expect(text.contains("40 \(status.rawValue)")) }
  }

  @Test("the wheel moves in what is in front, not in the list under it")
  func wheel() {
    var scanner = scanner([row("a.jpg", .unread), row("b.jpg", .unread), row("c.jpg", .unread)])
    scanner.panel = .question(scanner.question(about: 2, advice: nil))
    scanner.scroll(by: 3)
    #expect(scanner.cursor == 2)
    var question = scanner.question(about: 2, advice: nil)
    question.move(by: 1)
    #expect(scanner.panel == .question(question))
    #expect(question.chosen == .dismiss)
    scanner.panel = nil
    scanner.scroll(by: -3)
    #expect(scanner.cursor == 0)
  }
}
