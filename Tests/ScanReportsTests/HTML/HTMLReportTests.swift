import Files
import Foundation
import Releases
import Testing

@testable import ScanReports
@testable import Scanning

/// The page about many photos.
struct HTMLReportTests {
  private static let thumbnail = Thumbnail(
    jpeg: [0xFF, 0xD8, 0xFF, 0xD9], photoWidth: 4032, photoHeight: 3024)

  private func page(_ records: [[ReportPhoto]]) -> String {
    var report = HTMLReport(title: "Shelf", folder: ".", workingFolder: "/home/me", wording: .tests)
    var page = report.header()
    for record in records { page += report.text(of: record) }
    return page + report.footer()
  }

  private func photo(_ outcome: ScanOutcome, _ thumbnail: Thumbnail? = thumbnail) -> ReportPhoto {
    ReportPhoto(outcome: outcome, thumbnail: thumbnail)
  }

  private func article(_ photos: ReportPhoto...) throws -> MarkupTree {
    var report = HTMLReport(title: "Shelf", folder: ".", workingFolder: "/home/me", wording: .tests)
    return try #require(MarkupTree(report.text(of: photos)))
  }

  private static let twin = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "7"), title: "Never",
    formats: [ReleaseFormat(name: "Vinyl")], country: "DE", released: "1988")

  private static func unread(_ name: String) -> ScanOutcome {
    SampleOutcome.failed(PhotoPath(name), .unread(.noBarsSeen))
  }

  private static let outcomes: [ScanOutcome] = [
    SampleOutcome.read(path: PhotoPath("a.jpg"), releases: [SampleOutcome.record]),
    SampleOutcome.read(path: PhotoPath("b.jpg"), releases: [SampleOutcome.record, twin]),
    SampleOutcome.read(path: PhotoPath("c.jpg"), releases: []), SampleOutcome.pending,
    unread("d.jpg"), unread("e.jpg"),
    SampleOutcome.failed(PhotoPath("f.jpg"), .file(.permissionDenied)),
  ]

  @Test("every status has its group, its count and its filter, and the top says how many are named")
  func statuses() {
    let page = page(Self.outcomes.map { [photo($0)] })
    for (status, count) in [
      ("resolved", 1), ("ambiguous", 1), ("unknown", 1), ("pending", 1), ("unread", 2),
      ("unreadable", 1),
    ] {
      #expect(page.components(separatedBy: "<article class=\"\(status)\"").count == count + 1)
      #expect(page.contains("<div class=\"group \(status)\">"), "\(status)")
      #expect(page.contains("id=\"show-\(status)\" value=\"\(status)\""), "\(status)")
    }
    #expect(page.contains("<strong>1</strong> record named"))
    #expect(page.contains("in 7 photos · <strong>6</strong> need you"))
    #expect(page.contains("<code>vinylcrate resolve</code>"))
  }

  @Test("the keys that are listed are those of the tabs")
  func keys() {
    let usual = page([[photo(Self.outcomes[0])]])
    #expect(usual.contains("<kbd>1 to 6</kbd>"))
    #expect(usual.contains("aria-keyshortcuts=\"6\"") && !usual.contains("aria-keyshortcuts=\"7\""))
    let failed = page([[photo(SampleOutcome.failed(.lasting(.unauthorized("no"))))]])
    #expect(failed.contains("<kbd>1 to 7</kbd>"))
    #expect(failed.contains("aria-keyshortcuts=\"7\""))
  }

  @Test("a group without records has no heading, and its filter cannot be chosen")
  func emptyGroups() {
    let page = page([[photo(Self.outcomes[0])]])
    #expect(!page.contains("<div class=\"group unread\">"))
    #expect(page.contains("id=\"show-unread\" value=\"unread\" aria-keyshortcuts=\"4\" disabled>"))
    #expect(page.contains("nothing left to do"))
    #expect(self.page([]).contains("There were no photos."))
  }

  @Test("a named record has its title, its facts, its barcode and why it is this pressing")
  func named() throws {
    let tree = try article(
      photo(SampleOutcome.read(releases: [SampleOutcome.record, SampleOutcome.disc])))
    #expect(tree.text(of: "h3") == ["Rick & Astley Never \"Gonna\""])
    #expect(
      tree.text(of: "p", class: "fact")
        == ["RCA PB 41447, BMG", "GB 1987 · 2 × Vinyl 7\", 45 RPM, red"])
    #expect(tree.text(of: "span", class: "digits") == ["5 012394 144777"])
    #expect(tree.text(of: "p", class: "why") == ["Discogs 249504 · vinyl"])
    #expect(tree.text(of: "summary") == ["1 other pressing"])
    #expect(tree.text(of: "code").isEmpty)
  }

  @Test("what the user looks for is said beside the record")
  func owned() throws {
    let read = SampleOutcome.read(releases: [SampleOutcome.record])
    let finding = try #require(read.primary)
    let wanted = BarcodeFinding(
      origin: finding.origin, result: finding.result, ownership: [.wanted])
    let tree = try article(photo(ScanOutcome(path: read.path, findings: [wanted])))
    #expect(tree.text(of: "p", class: "owned") == ["it is in your wants"])
    #expect(try article(photo(read)).text(of: "p", class: "owned").isEmpty)
  }

  @Test("the barcode is outlined in the photo's own pixels")
  func outline() throws {
    let tree = try article(photo(SampleOutcome.read(releases: [SampleOutcome.record])))
    #expect(tree.elements(named: "svg").map { $0.attributes["viewBox"] } == ["0 0 4032 3024"])
    #expect(
      Set(tree.elements(named: "polygon").map { $0.attributes["points"] })
        == ["10,20.5 110,20 110,61 0,60"])
    #expect(
      tree.elements(named: "img").map { $0.attributes["src"] }
        == ["data:image/jpeg;base64,/9j/2Q=="])
  }

  @Test("where pressings cannot be told apart, each has the command that chooses it")
  func ambiguous() throws {
    let tree = try article(photo(Self.outcomes[1]))
    #expect(
      tree.text(of: "code") == [
        "vinylcrate choose 5012394144777 discogs:249504",
        "vinylcrate choose 5012394144777 discogs:7",
      ])
  }

  @Test("what speaks for the first of them is said, where anything does")
  func likeliest() throws {
    let releases = ["1", "2"].map {
      ReleaseDetail(
        id: ReleaseID(source: .discogs, value: $0), title: "T", isMainRelease: $0 == "1")
    }
    let tree = try article(photo(SampleOutcome.read(releases: releases)))
    let question = "Which of these is it?"
    #expect(
      tree.text(of: "p").contains("\(question) The first is likeliest for: main release."))
    let undecided = try article(photo(Self.outcomes[1]))
    #expect(undecided.text(of: "p").contains(question))
  }

  @Test("a hundred pressings do not make a page of their own")
  func manyPressings() throws {
    let releases = (1...100).map {
      ReleaseDetail(
        id: ReleaseID(source: .discogs, value: String($0)), title: "T",
        formats: [ReleaseFormat(name: "Vinyl")])
    }
    let tree = try article(photo(SampleOutcome.read(releases: releases)))
    #expect(tree.elements(named: "li").count < 15)
    #expect(tree.text(of: "code").last == "vinylcrate lookup 5012394144777")
  }

  @Test("whatever is not named says why and what to do")
  func problems() throws {
    let unknown = try article(photo(Self.outcomes[2]))
    #expect(
      unknown.text(of: "code") == [
        "vinylcrate scans assign c.jpg RECORD", "vinylcrate scans dismiss c.jpg",
      ])
    let unread = try article(photo(Self.unread("x y.jpg")))
    #expect(unread.text(of: "h3") == ["No bars seen"])
    #expect(
      unread.text(of: "p", class: "reason") == ["Photograph the barcode closer and in focus."])
    #expect(
      unread.text(of: "code") == [
        "vinylcrate scans assign 'x y.jpg' RECORD", "vinylcrate scans dismiss 'x y.jpg'",
      ])
    let unreadable = try article(photo(Self.outcomes[6], nil))
    #expect(unreadable.text(of: "h3") == ["Permission denied"])
    #expect(unreadable.text(of: "p", class: "reason") == ["Make it readable."])
    #expect(unreadable.elements(named: "img").isEmpty)
    let pending = try article(photo(SampleOutcome.pending))
    #expect(
      pending.text(of: "p", class: "reason")
        == ["Offline (no route): try again with a connection."])
  }

  @Test("of the unread the largest photo stands first, before all unreadable ones")
  func largestFirst() throws {
    func order(_ width: Int) throws -> Int {
      let size = Thumbnail(jpeg: [], photoWidth: width, photoHeight: 1000)
      let tree = try article(photo(Self.unread("a.jpg"), width == 0 ? nil : size))
      let style = try #require(tree.elements[0].attributes["style"])
      return try #require(Int(style.dropFirst("order:".count)))
    }
    let orders = try [1_000_000_000, 6000, 4000, 1, 0].map(order)
    #expect(orders == orders.sorted() && Set(orders).count == orders.count)
    #expect(orders.first! > 7, "behind the heading of the unread")
    #expect(orders.last! < 1_000_000_001, "before the heading of the unreadable")
  }

  @Test("several photos of one record are one article, the one with the barcode first")
  func group() throws {
    let front = photo(Self.unread("front.jpg"))
    let back = photo(
      SampleOutcome.read(path: PhotoPath("back.jpg"), releases: [SampleOutcome.record]))
    let tree = try article(front, back)
    #expect(tree.elements[0].attributes["class"] == "resolved")
    #expect(
      tree.elements(named: "img").map { $0.attributes["alt"] }
        == ["Photo back.jpg", "Photo front.jpg"])
    let page = page([[front, back]])
    #expect(page.contains("<strong>1</strong> record named") && page.contains("in 2 photos"))
  }

  @Test("nothing from outside can change the page")
  func hostile() throws {
    let hostile = #"</article><script>alert("1")</script>' onload='x' & "#
    let release = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: hostile), title: hostile,
      artists: [ArtistCredit(name: hostile)],
      labels: [LabelCredit(name: hostile, catalogueNumber: hostile)],
      formats: [ReleaseFormat(name: "Vinyl", descriptions: [hostile], text: hostile)],
      country: hostile, released: hostile)
    let path = PhotoPath(bytes: Array(hostile.utf8) + [0xFF, 0x0A, 0x1B])
    for releases in [[release], [release, Self.twin], []] {
      let tree = try article(photo(SampleOutcome.read(path: path, releases: releases)))
      #expect(tree.elements(named: "article").count == 1)
      #expect(tree.elements(named: "script").isEmpty)
      #expect(!tree.elements.contains { $0.attributes.keys.contains("onload") })
      for link in tree.elements(named: "a") {
        let reference = link.attributes["href"] ?? ""
        #expect(reference.hasPrefix("https://") || !reference.contains(":"), "\(reference)")
      }
    }
    let page = HTMLReport(title: hostile, date: hostile).header()
    #expect(!page.contains("<script>alert"))
  }

  @Test("bars of the insights are labelled, counted and as long as their share of the longest")
  func insights() throws {
    let named = SampleOutcome.read(releases: [SampleOutcome.record])
    let other = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "8"), title: "T",
      labels: [LabelCredit(name: "<RCA>")], formats: [ReleaseFormat(name: "Vinyl")], country: "GB",
      released: "1994")
    let records =
      (0..<8).map { _ in [photo(named)] }
      + (0..<2).map { _ in
        [photo(SampleOutcome.read(releases: [other]))]
      }
    let page = page(records)
    let start = try #require(page.range(of: "<section class=\"insights\""))
    let end = try #require(page.range(of: "</section>", range: start.upperBound..<page.endIndex))
    let tree = try #require(MarkupTree(String(page[start.lowerBound..<end.upperBound])))
    #expect(tree.text(of: "caption") == ["Decades", "Labels", "Countries", "Formats"])
    #expect(
      tree.text(of: "tr") == [
        "1980s8", "1990s2", "BMG8", "RCA8", "<RCA>2", "GB10", "Vinyl 7\"8", "Vinyl2",
      ])
    #expect(
      tree.elements(named: "i").prefix(3).map { $0.attributes["style"] }
        == ["width:100%", "width:25%", "width:100%"])
    #expect(!self.page(records.dropLast()).contains("Insights"), "of nine there is nothing to say")
  }

  @Test("the same photos give the same bytes")
  func sameBytes() {
    let records = Self.outcomes.map { [photo($0)] }
    #expect(page(records) == page(records))
    #expect(page(records).contains("<meta name=\"generator\" content=\"VinylCrate\">"))
  }

  @Test("a thousand photos stay under 20 MB, with the largest thumbnails there are")
  func size() {
    let jpeg = [UInt8](repeating: 0xAA, count: ThumbnailMaker.byteLimit)
    let thumbnail = Thumbnail(jpeg: jpeg, photoWidth: 4032, photoHeight: 3024)
    var report = HTMLReport(title: "Shelf", folder: ".", workingFolder: "/home/me", wording: .tests)
    var size = report.header().utf8.count
    for index in 0..<1000 {
      size += report.text(of: [photo(Self.outcomes[index % 6], thumbnail)]).utf8.count
    }
    size += report.footer().utf8.count
    #expect(size < 20_000_000)
    #expect(size > 16_000_000, "the thumbnails are in it")
  }
}
