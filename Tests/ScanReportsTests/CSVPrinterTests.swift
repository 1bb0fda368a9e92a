import Files
import Releases
import TestSupport
import Testing
import Text

@testable import Problems
@testable import ScanReports
@testable import Scanning

/// Comma-separated values by RFC 4180.
struct CSVPrinterTests {
  private func records(_ outcomes: ScanOutcome...) -> [[String]] {
    var printer = OutcomeFormat.csv.printer(
      on: TextPage(width: 40, hasColor: true, wording: .tests))
    var text = printer.header()
    for outcome in outcomes { text += printer.text(of: outcome) }
    return CSVReader.records(text + printer.footer())
  }

  private func record(_ outcome: ScanOutcome) -> [String: String] {
    let table = records(outcome)
    guard table.count == 2, table[0].count == table[1].count else { return [:] }
    return Dictionary(zip(table[0], table[1])) { first, _ in first }
  }

  private func titled(_ title: String) -> ReleaseDetail {
    ReleaseDetail(id: SampleOutcome.disc.id, title: title)
  }

  @Test("a barcode has every fact of its release under its column")
  func facts() {
    let outcome = SampleOutcome.read(
      releases: [SampleOutcome.record, SampleOutcome.disc], addOn: "05")
    let wanted = [
      "path": "photo.jpg", "page": "", "status": "resolved", "gtin": "05012394144777",
      "text": "5012394144777", "symbology": "ean13", "add_on": "05", "stage": "direct",
      "lines": "31", "release": "discogs:249504", "artist": "Rick & Astley",
      "title": "Never \"Gonna\"", "label": "RCA; BMG", "catalogue_number": "PB 41447",
      "format": "2 × Vinyl 7\", 45 RPM, red", "country": "GB", "released": "1987-07",
      "evidence": "vinyl", "alternatives": "musicbrainz:ab-1", "error": "", "record": "",
    ]
    #expect(record(outcome) == wanted)
  }

  @Test("a photo without a barcode has one line, with the reason")
  func noBarcode() {
    let found = record(SampleOutcome.failed(PhotoPath("a.jpg"), .file(.missing)))
    #expect(found["status"] == "unreadable")
    #expect(found["error"] == RemedyWording.tests.sentence(for: FileProblem.missing))
    #expect(found["gtin"] == "")
    let pending = record(SampleOutcome.pending)
    #expect(pending["status"] == "pending")
    #expect(pending["gtin"] == "05012394144777")
    #expect(pending["error"]?.contains("offline") == true)
  }

  @Test("a barcode that could not be looked up has its own reason, whatever another one has")
  func severalBarcodes() {
    let resolved = SampleOutcome.read(releases: [SampleOutcome.record])
    let both = ScanOutcome(
      path: PhotoPath("two.jpg"), findings: resolved.findings + SampleOutcome.pending.findings)
    #expect(both.status == .resolved)
    let table = records(both)
    #expect(table.dropFirst().map { $0[2] } == ["resolved", "pending"])
    let errors = table.dropFirst().map { $0[$0.count - 2] }
    #expect(errors.first == "")
    #expect(errors.last?.contains("no route") == true)
    #expect(errors.last?.hasSuffix(": try again with a connection") == true)
  }

  @Test(
    "quotes and commas in a title stay in it",
    arguments: [
      "a,b", "\"", "\"\"", "a\"b,c", ",", "12\" Mix", "\"\u{301}", "a\"\u{200D}b", " padded ", "",
    ])
  func quoting(title: String) {
    let found = record(SampleOutcome.read(releases: [titled(title)]))
    #expect(found["title"].map { Array($0.utf8) } == Array(title.utf8))
  }

  @Test("every line has the same number of fields")
  func columns() {
    let table = records(
      SampleOutcome.read(releases: [SampleOutcome.record]), SampleOutcome.read(releases: []),
      SampleOutcome.pending, SampleOutcome.failed(PhotoPath("a,b\nc"), .unread(.noBarsSeen)))
    #expect(table.count == 5)
    #expect(Set(table.map(\.count)) == [21])
  }

  @Test("control characters never stand in it raw, as it may be shown on a terminal")
  func controls() {
    let hostile = "a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\u{0}b"
    var printer = OutcomeFormat.csv.printer(
      on: TextPage(width: nil, hasColor: false, wording: .tests))
    let text =
      printer.text(of: SampleOutcome.read(path: PhotoPath(hostile), releases: [titled(hostile)]))
      + printer.text(of: SampleOutcome.failed(PhotoPath(hostile), .unread(.noBarsSeen)))
    #expect(!text.dropLast().unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
  }
}
