import Files
import Releases
import Testing
import Text

@testable import ScanReports
@testable import Scanning

/// The table for people.
struct TextPrinterTests {
  private static let wide = ReleaseDetail(
    id: SampleOutcome.disc.id, title: "東京の夜はとても長くて終わりがない物語である",
    artists: [ArtistCredit(name: "坂本龍一🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹🎹")],
    labels: [LabelCredit(name: "アルファレコードアルファレコード", catalogueNumber: "ALR-28015")],
    formats: [ReleaseFormat(name: "Vinyl")], country: "JP", released: "1983")

  private static let outcomes: [ScanOutcome] = [
    SampleOutcome.read(
      path: PhotoPath("folder/an-unusually-long-name-of-a-photo-from-a-telephone-写真写真.jpg"),
      releases: [wide, SampleOutcome.record, SampleOutcome.disc]),
    SampleOutcome.read(releases: [SampleOutcome.record, SampleOutcome.disc]),
    SampleOutcome.read(releases: []), SampleOutcome.pending,
    SampleOutcome.failed(PhotoPath("x/y/b.jpg"), .unread(.noBarsSeen)),
    SampleOutcome.failed(PhotoPath("c.jpg"), .file(.directory)),
  ]

  private func text(_ outcomes: [ScanOutcome], width: Int?, hasColor: Bool = false) -> String {
    let page = TextPage(
      width: width, hasColor: hasColor, names: outcomes.map(\.path.description))
    var printer = OutcomeFormat.text.printer(on: page)
    var text = printer.header()
    for outcome in outcomes { text += printer.text(of: outcome) }
    return text + printer.footer()
  }

  @Test("no line is wider than the terminal", arguments: [40, 60, 80, 99, 100, 120, 132, 200])
  func width(width: Int) {
    // The count at the end may go over to a second line.
    for line in text(Self.outcomes, width: width).split(separator: "\n").dropLast() {
      #expect(String(line).displayWidth <= width, "\(line)")
    }
  }

  @Test("columns stand under one another, also behind wide characters", arguments: [100, 140])
  func columns(width: Int) {
    let lines = text(Self.outcomes, width: width).split(separator: "\n").map(String.init)
    let header = lines[0].range(of: "status").map { lines[0][..<$0.lowerBound] }
    for word in ["ambiguous", "resolved", "unknown", "pending", "unread", "unreadable"] {
      let row = lines.first { $0.hasSuffix("  " + word) }
      #expect(row != nil, "\(word)")
      let before = row.map { String($0.dropLast(word.count)) }
      #expect(before?.displayWidth == header.map { String($0).displayWidth }, "\(word)")
    }
  }

  @Test("in a file nothing is cut")
  func file() {
    let page = text(Self.outcomes, width: nil)
    #expect(!page.contains("…"))
    #expect(page.contains(Self.wide.title))
    #expect(page.contains("an-unusually-long-name-of-a-photo-from-a-telephone-写真写真.jpg"))
  }

  @Test("it names photo, barcode, record, label and number, pressing, status, and counts them")
  func content() {
    let page = text(Self.outcomes, width: nil)
    let row = page.split(separator: "\n").first { $0.contains("photo.jpg") && $0.contains("RCA") }
    for part in [
      "5012394144777", "Rick & Astley – Never \"Gonna\"", "RCA PB 41447", "GB 1987", "resolved",
    ] {
      #expect(row?.contains(part) == true, "\(part)")
    }
    #expect(
      page.hasSuffix(
        "\n6 scanned: 1 resolved, 1 ambiguous, 1 unknown, 1 pending, 1 unread, 1 unreadable\n"))
    #expect(page.contains("b.jpg") && !page.contains("x/y/"), "the folder is not repeated")
  }

  @Test("why one pressing was chosen, or that nothing was, is always shown")
  func evidence() {
    let page = text(Self.outcomes, width: nil)
    #expect(page.contains("chosen for: vinyl"))
    #expect(page.contains("not musicbrainz:ab-1"))
    #expect(page.contains("nothing tells these pressings apart"))
  }

  @Test("evidence that is not enough is named as such")
  func uncertain() {
    let other = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "1"), title: "Never", isMainRelease: true)
    let page = text(
      [SampleOutcome.read(releases: [other, ReleaseDetail(id: Self.wide.id, title: "Never")])],
      width: nil)
    #expect(page.contains("not certain, likeliest for: main release"))
    #expect(page.contains("or discogs:1") && page.contains("or musicbrainz:ab-1"))
  }

  @Test("colour only where the page has any")
  func color() {
    for width in [nil, 80, 120] {
      #expect(!text(Self.outcomes, width: width).contains("\u{1B}"))
      let colored = text(Self.outcomes, width: width, hasColor: true)
      #expect(colored.contains("\u{1B}[32mresolved\u{1B}[0m"))
    }
  }

  @Test("what comes from outside never acts on a terminal", arguments: [nil, 60, 120])
  func controls(width: Int?) {
    let hostile = "a\u{1B}[31m\u{7}\r\n\t\u{9B}2J\u{202E}\u{200F}\u{061C}\u{0}\u{7F}z"
    let release = ReleaseDetail(
      id: SampleOutcome.disc.id, title: hostile, artists: [ArtistCredit(name: hostile)],
      labels: [LabelCredit(name: hostile, catalogueNumber: hostile)],
      formats: [ReleaseFormat(name: hostile, descriptions: [hostile])], country: hostile,
      released: "1990")
    let page = text(
      [
        SampleOutcome.read(path: PhotoPath(hostile), releases: [release, SampleOutcome.disc]),
        SampleOutcome.failed(PhotoPath(hostile), .unread(.noBarsSeen)),
      ], width: width)
    let bad = page.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 32 || (127..<160).contains($0.value) || $0.properties.isBidiControl)
    }
    #expect(bad.isEmpty)
    // One line feed of the name's own would make a line that begins with its rest.
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("\t") || $0.hasPrefix("z") })
  }
}
