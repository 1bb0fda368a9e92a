import AppNavigation
import Library
import Navigation
import SampleRecords
import TestSupport
import Testing
import Text

@testable import TerminalUI

/// The app a line at a time.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct PlainAppTests {
  /// All that is told, when these lines are typed one after the other.
  private func tell(_ walk: WalkingApp, _ lines: String...) async throws -> [String] {
    let typed = AsyncStream<String> { stream in
      for line in lines { stream.yield(line) }
      stream.finish()
    }
    var told: [String] = []
    try await walk.app.runPlain(lines: typed, waitsForScans: true) { told.append($0) }
    return told
  }

  @Test("a screen is a heading, numbered rows and what can be done; a change is a line")
  func home() async throws {
    let walk = try await WalkingApp()
    let count = Samples.releases.count
    let first = try await tell(walk)
    #expect(first.first == "Home, \(count) records")
    let rows = first.filter { $0.first?.isNumber == true }
    #expect(rows.count == count)
    for (number, row) in rows.enumerated() { #expect(row.hasPrefix("\(number + 1). ")) }
    #expect(first.last?.hasPrefix("Actions: Edit (e), Sort (o)") == true)

    let told = try await tell(
      WalkingApp(), "2 e", "grade of the record", "nm", "where", "u", "q", "never")
    let news = Array(told.dropFirst(first.count))
    #expect(
      news.filter { $0.first?.isNumber != true && !$0.hasPrefix("At ") } == [
        "Edit 1 record", "Type a number, some of its words, or back.", "Grade 1 record",
        "Type a number, some of its words, or back.", "graded 1 record NM", "Home",
        "undone: graded 1 record NM",
      ])
    let graded = try #require(news.first { $0.hasPrefix("At 2. ") })
    #expect(graded.contains(", record NM"))
    #expect(!rows[1].contains(", record NM"))
  }

  @Test("the photos of a record are told one after the other")
  func photos() async throws {
    let walk = try await WalkingApp()
    try await walk.library.change { editor in
      for name in ["/a.jpg", "/b.jpg"] {
        _ = try editor.add(NewItem(release: Samples.dub, photo: Array(name.utf8)))
      }
      return "added"
    }
    await walk.app.coordinator.openAlbum(Samples.dub.id)
    let told = try await tell(walk, "next-photo", "next-photo", "previous photo")
    #expect(told.contains("photo 2 of 2: /b.jpg"))
    #expect(told.filter { $0.hasPrefix("photo ") && $0.contains(" of ") }.count == 3)
  }

  @Test("a number of no row, however small or great, ends nothing")
  func numbers() async throws {
    for word in ["tab", "open", "open album", ""] {
      for number in ["0", "-1", "\(Int.min)", "\(Int.max)", "99999999999999999999"] {
        let told = try await tell(WalkingApp(), "\(word) \(number)", "where")
        #expect(told.contains { $0.hasPrefix("At ") || $0.hasPrefix("Home") })
      }
    }
  }

  @Test("text from outside prints no control character, and no line more")
  func hostile() async throws {
    let walk = try await WalkingApp()
    var random = SeededRandom(seed: 14)
    try await walk.library.change { editor in
      let title = "a\u{1B}[2Jb\u{9B}c\u{202E}d"
      _ = try editor.add(NewItem(release: Samples.release("99", title)))
      return "added"
    }
    let texts = (0..<50).map { _ in random.hostileText() }
    let lines = ["manage"] + texts + ["n", texts[0], "crates", "s"] + texts.reversed()
    var told: [String] = []
    let typed = AsyncStream<String> { stream in
      for line in lines { stream.yield(line) }
      stream.finish()
    }
    try await walk.app.runPlain(lines: typed, waitsForScans: true) { told.append($0) }
    #expect(told.contains { $0.contains("\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d") })
    #expect(told.count > lines.count)
    for line in told {
      #expect(line.unicodeScalars.allSatisfy { !$0.isTerminalControl }, "\(line)")
    }
  }

  @Test("a long list is told in parts, and any of its rows is opened by its number")
  func parts() async throws {
    let walk = try await WalkingApp()
    let total = 300
    try await walk.library.change { editor in
      for _ in Samples.releases.count..<total { _ = try editor.add(NewItem(release: Samples.dub)) }
      return "added"
    }
    let told = try await tell(walk, "more", "", "less", "last", "250 e", "back", "999")
    func rows(_ first: Int, _ last: Int) -> [Int] { Array(first...last) }
    let numbers = told.compactMap { line in
      line.firstMatch(of: /^([0-9]+)\. .*(?:Uncategorized)/).flatMap { Int($0.1) }
    }
    #expect(
      numbers == rows(1, 20) + rows(21, 40) + rows(41, 60) + rows(21, 40) + rows(281, 300))
    #expect(told.contains("280 more rows: press Enter."))
    #expect(told.contains("Edit 1 record"))
    #expect(told.contains { $0.hasPrefix("At 250. ") })
    #expect(told.last == "error: there is no 999 here; tab and a number goes to a tab")
  }

  @Test("no words in no order crash it or leave it without an answer")
  func walk() async throws {
    let words = [
      "", "1", "2", "3", "2 c", "1 mark", "99", "back", "s", "next", "more", "less", "n", "x", "e",
      "f",
      "u", "o", "b", "search dub", "dub", "/ dub", "/", "tab 3", "crates", "home", "profile", "m",
      "i",
      "discover", "where", "help", "*", "K", "J", "files", "list", "a new", "again",
      "vinylcrate://wants",
      "5012394144777", "actions", "A", "w", "remove", "keep", "last", "open 2",
    ]
    var random = SeededRandom(seed: 15)
    for _ in 0..<4 {
      let lines = (0..<250).map { _ in random.element(of: words) }
      var told: [String] = []
      let typed = AsyncStream<String> { stream in
        for line in lines {
          stream.yield(line)
          stream.yield("where")
        }
        stream.finish()
      }
      try await WalkingApp().app.runPlain(lines: typed, waitsForScans: true) { told.append($0) }
      #expect(told.count > 2 * lines.count)
    }
  }
}
