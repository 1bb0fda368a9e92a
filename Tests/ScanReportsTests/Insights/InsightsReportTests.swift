import Foundation
import Library
import Releases
import Testing
import Text

@testable import ScanReports

/// Insights on paper.
struct InsightsReportTests {
  private func release(_ number: Int, _ label: String, _ year: String?, have: Int?)
    -> ReleaseSummary
  {
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: String(number)), title: "A",
      labels: [LabelCredit(name: label)], formats: [ReleaseFormat(name: "CD")], country: "GB",
      released: year, circulation: have.map { Circulation(have: $0) })
  }

  private var report: InsightsReport {
    let releases = [
      release(1, "Trojan", "1971", have: 10), release(1, "Trojan", "1971", have: 10),
      release(2, "Islandザ", "1984", have: 2000), release(3, "Trojan", nil, have: nil),
    ]
    return InsightsReport(title: "Dub", insights: Insights(releases))
  }

  @Test("bars are aligned, whatever the names are written in")
  func text() {
    let page = TextPage(width: 40, hasColor: false)
    #expect(
      report.text(on: page, isASCII: false) == """
        Dub: 3 records, 4 copies

        Rarity
          common     1  ████████████
          uncommon   0
          rare       0
          very rare  2  ████████████████████████
          unknown    1  ████████████

        Decades
          1970s      2  ████████████████████████
          1980s      1  ████████████
          unknown    1  ████████████

        Labels
          Trojan     3  ████████████████████████
          Islandザ   1  ████████

        Countries
          GB         4  ████████████████████████

        Formats
          CD         4  ████████████████████████

        Rarity is unknown where no source in use says how many there are.

        """)
  }

  @Test("in ASCII no drawn character is anything else, and no line is wider than the page")
  func ascii() {
    let long = InsightsReport(
      title: "A title that is much longer than the page is wide",
      insights: Insights([
        release(1, "A label of a very long name indeed, Incorporated", "1971", have: nil)
      ]))
    for isASCII in [true, false] {
      let text = long.text(on: TextPage(width: 40, hasColor: false), isASCII: isASCII)
      let chart = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(!chart.isEmpty)
      #expect(chart.allSatisfy { String($0).displayWidth <= 40 })
      #expect(!isASCII || chart.allSatisfy { $0.utf8.count == $0.count })
    }
  }

  @Test("ten names are listed, and how many there are besides")
  func limit() {
    let many = (1...13).map { release($0, "Label \($0)", "1971", have: 5) }
    let text = InsightsReport(title: "Dub", insights: Insights(many))
      .text(on: TextPage(width: nil, hasColor: false, wording: .tests), isASCII: true)
    #expect(text.contains("  and 3 more\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  Label ") } == 10)
    #expect(!text.contains("Rarity is unknown"))
  }

  @Test("nothing is one line")
  func empty() {
    let report = InsightsReport(title: "Dub", insights: Insights([]))
    #expect(
      report.text(on: TextPage(width: 80, hasColor: false), isASCII: false)
        == "Dub: 0 records, 0 copies\n")
  }

  @Test("control characters in names never reach the terminal")
  func controls() {
    let hostile = InsightsReport(
      title: "\u{1B}[31m", insights: Insights([release(1, "a\u{1B}]0;x\u{7}", nil, have: nil)]))
    let text = hostile.text(on: TextPage(width: 80, hasColor: false), isASCII: false)
    #expect(!text.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
  }

  @Test("JSON has every count, with null for what is not known")
  func json() throws {
    #expect(
      report.json == #"""
        {"schema":"vinylcrate.insights/1","title":"Dub","records":3,"copies":4,"rarity":[{"tier":"common","copies":1},{"tier":"uncommon","copies":0},{"tier":"rare","copies":0},{"tier":"veryRare","copies":2},{"tier":null,"copies":1}],"decades":[{"decade":1970,"copies":2},{"decade":1980,"copies":1},{"decade":null,"copies":1}],"labels":[{"label":"Trojan","copies":3},{"label":"Islandザ","copies":1}],"countries":[{"country":"GB","copies":4}],"formats":[{"format":"CD","copies":4}]}

        """#)
  }
}
