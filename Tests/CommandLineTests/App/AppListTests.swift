import Foundation
import Glibc
import TestSupport
import Testing

/// The collection as a list, and the search, by keys alone.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppListTests {
  private let program: Program

  init() throws {
    program = try Program()
    let file = """
      Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,\
      Collection Media Condition,Collection Sleeve Condition,Collection Notes
      WAP 22,Autechre,Amber,Warp,"LP",0,1994,101,Uncategorized,2020-01-02 10:00:00,,,
      ILPS 9087,Zap Pow,Jungle Beat,Island,"LP",0,1977,102,Uncategorized,2020-01-03 10:00:00,,,
      WAP 5,LFO,Frequencies,Warp,"LP",0,1991,103,Uncategorized,2020-01-04 10:00:00,,,
      """
    try program.folder.write(Array(file.utf8), to: "collection.csv")
    // 1, because no catalogue has the records.
    let imported = try program.run(["collection", "import", program.folder.path("collection.csv")])
    #expect(imported.exitCode == 1)
  }

  /// Opens the app past its first run.
  private func open() async throws -> AppTerminal {
    let terminal = try AppTerminal(program)
    try program.skipWelcome()
    try await terminal.open()
    try await terminal.see("3 records")
    return terminal
  }

  @Test("a list is filtered, grouped and sorted, and many records are changed and undone at once")
  func list() async throws {
    let terminal = try await open()
    try terminal.press("/")
    try terminal.type("warp")
    try await terminal.see("/ warp", "2 of 3 records", "Amber", "Frequencies")
    try await terminal.seeNo("Jungle Beat")
    try terminal.press("Enter", "o")
    try await terminal.see("Sort by")
    try terminal.type("year")
    try terminal.press("Enter")
    try await terminal.see("by year")
    let sorted = try terminal.screen()
    let (first, second) = (sorted.firstRange(of: "Frequencies"), sorted.firstRange(of: "Amber"))
    #expect(try #require(first).lowerBound < #require(second).lowerBound)

    try terminal.type("*")
    try await terminal.see("2 marked")
    try terminal.press("e", "Enter")
    try await terminal.see("Grade 2 records")
    try terminal.type("near")
    try terminal.press("Enter")
    try await terminal.see("graded 2 records NM")
    #expect(try program.text("collection", "list", "--without", "grade").contains("1 record"))
    try terminal.press("u")
    try await terminal.see("undone: graded 2 records NM")

    try terminal.press("Escape")
    try await terminal.seeNo("2 marked")
    try terminal.press("Escape")
    try await terminal.see("Jungle Beat")
    try terminal.press("b")
    try await terminal.see("Group by")
    try terminal.type("label")
    try terminal.press("Enter")
    try await terminal.see("Island  1", "Warp  2")
    try terminal.press("q")
    try await terminal.seeNo("Group")
  }

  @Test("each list is as it was put when the app is started again, also after it was killed")
  func kept() async throws {
    let terminal = try await open()
    try terminal.press("/")
    try terminal.type("label:warp")
    try terminal.press("Enter", "o")
    try await terminal.see("Sort by")
    try terminal.type("year")
    try terminal.press("Enter")
    try await terminal.see("2 of 3 records, by year")
    // A list of another tab is put in its own way.
    try terminal.press("3")
    try await terminal.see("without a grade")
    try terminal.press("Down", "Down", "Enter")
    try await terminal.see("Discover ›", "3 records", "Jungle Beat")
    try terminal.press("o")
    try await terminal.see("Sort by")
    try terminal.type("title")
    try terminal.press("Enter")
    try await terminal.see("3 records, by title")
    let stored = program.folder.path(".local/state/vinylcrate/lists.json")
    while (try? String(contentsOfFile: stored, encoding: .utf8).contains("title")) != true {
      usleep(10_000)
    }
    try terminal.press("1")
    try await terminal.see("2 of 3 records, by year")
    // Where the user is, is saved a moment later: the list on the other tab, and that it was left.
    let place = program.folder.path(".local/state/vinylcrate/navigation.json")
    var saved = ""
    while !saved.contains("without:") || !saved.contains(#""selectedTab":"home""#) {
      usleep(10_000)
      saved = (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
    }
    let process = try #require(try terminal.processID)
    kill(Int32(process), SIGKILL)
    while try terminal.processID != nil { usleep(10_000) }
    let second = try AppTerminal(program)
    try await second.open()
    try await second.see("/ label:warp", "2 of 3 records, by year")
    try second.press("3")
    try await second.see("Discover ›", "3 records, by title")
    try second.press("1")
    try await second.see("2 of 3 records, by year")
    try second.press("b")
    try await second.see("Group by")
    try second.type("decade")
    try second.press("Enter")
    try await second.see("1990s  2")
    try second.press("q")
    try await second.seeNo("1 Home")
    while try second.processID != nil { usleep(10_000) }
    let third = try AppTerminal(program)
    try await third.open()
    try await third.see("/ label:warp", "by year", "1990s  2")

    // A version that kept no lists left no such file.
    try third.press("q")
    try await third.seeNo("1 Home")
    while try third.processID != nil { usleep(10_000) }
    try FileManager.default.removeItem(atPath: stored)
    let last = try AppTerminal(program)
    try await last.open()
    try await last.see("Jungle Beat", "3 records")
  }

  @Test("records are seen by their covers, and arrows lead from one to another")
  func covers() async throws {
    let terminal = try await open()
    try terminal.press("v")
    try await terminal.see("v list", "╭──────", "Frequencies")
    try await terminal.seeNo("label, number")
    try terminal.press("Right", "Right", "Left", "Enter")
    try await terminal.see("Home › Jungle Beat", "ILPS 9087")
    try terminal.press("Escape")
    try await terminal.see("v list")
    try terminal.press("v")
    try await terminal.see("label, number", "v covers")
  }

  @Test("keys of one's own work, and a wrong one is named with its line")
  func keys() async throws {
    let file = program.folder.path("mine.toml")
    try program.folder.write(Array("# mine\nkeys = [\"quti=f2\"]\n".utf8), to: "mine.toml")
    // So wide that the message is one line.
    let terminal = try AppTerminal(program, size: (200, 24))
    try terminal.type("export VINYLCRATE_CONFIG_FILE=\(file)")
    try terminal.press("Enter")
    try terminal.type("$VINYLCRATE")
    try terminal.press("Enter")
    try await terminal.see("mine.toml: line 2: keys is 'quti=f2'")
    try program.folder.write(Array("keys = [\"quit=f2\"]\n".utf8), to: "mine.toml")
    try terminal.type("clear; $VINYLCRATE")
    try terminal.press("Enter")
    try await terminal.see("step 1 of 3")
    try terminal.press("F2")
    try await terminal.seeNo("step 1 of 3")
  }

  @Test("what is typed is found in the collection and in the catalogue, and each letter counts")
  func search() async throws {
    let terminal = try await open()
    try terminal.press("5")
    try await terminal.see("words or barcode", "f1 keys", "ctrl-c quit")
    #expect(try !terminal.screen().contains("5 search"))
    try terminal.type("jungle")
    try await terminal.see(
      "Your collection: 1 record", "have  Zap Pow", "No catalogue on this machine")
    try terminal.press("C-u")
    try terminal.type("neural resp")
    try await terminal.see("You have no such record", "Catalogue: ", "Neural Response EP")
    try await terminal.seeNo("Zap Pow")
    try terminal.press("Down", "Enter")
    try await terminal.see("Tracks")
    try terminal.press("Escape")
    try await terminal.see("words or barcode", "neural resp")
    try terminal.press("q")
    try await terminal.seeNo("words or barcode")
  }

  @Test("keys that the app would refuse cannot be set", arguments: ["jump=ctrl-q", "quit=nothing"])
  func keys(binding: String) throws {
    let refused = try program.run(["config", "set", "keys", binding])
    #expect(refused.exitCode == 64)
    #expect(refused.stderr.hasPrefix("Error: \(binding): keys must be a list such as quit=ctrl-q"))
    #expect(try program.run(["config", "set", "keys", "quit=ctrl-q"]).exitCode == 0)
  }
}
