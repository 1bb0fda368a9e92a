import Foundation
import TestSupport
import Testing

/// An evening with the app, by its keys alone.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppStoryTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.known, to: "photos/1-known.png")
    try program.folder.write(SamplePhoto.shared, to: "photos/2-shared.png")
    try program.folder.write(SamplePhoto.blank, to: "photos/3-blank.png")
  }

  /// Starts the app as somebody who uses it for the first time, up to the tabs.
  private func start() async throws -> AppTerminal {
    let terminal = try AppTerminal(program)
    try terminal.type("$VINYLCRATE")
    try terminal.press("Enter")
    try await terminal.see("Welcome, step 1 of 3", "Continue")
    try terminal.press("Enter")
    try await terminal.see("step 2 of 3", "sample")
    try terminal.press("Enter")
    try await terminal.see("step 3 of 3", "countries", "medium")
    try terminal.press("Enter", "Enter")
    try await terminal.see("Sign in to Discogs", "token")
    try terminal.press("Down", "Down", "Enter")
    try await terminal.see("No records yet. Press s to scan")
    return terminal
  }

  @Test("somebody new scans a folder, settles a doubt, files a record, and is where they were")
  func newcomer() async throws {
    let terminal = try await start()
    try terminal.press("s")
    try await terminal.see("type, paste or drop")
    try terminal.type("photos")
    try terminal.press("Enter")
    try await terminal.see(
      "3 photos, 1 in your collection", "1 resolved", "1 ambiguous", "1 unread")

    // The first in doubt is in front: two pressings side by side.
    try await terminal.see("pressings share this barcode")
    try terminal.press("Enter")
    try await terminal.see("≠ country", "AU", "CA", "reasons", "none of these")
    try terminal.press("Enter")

    // Then the one that nothing was read in.
    try await terminal.see("noted that 666561001216 is", "3-blank.png", "no bars seen: ")
    try terminal.type("7961220922685")
    try await terminal.see("the check digit does not fit")
    try terminal.press("C-u")
    try terminal.type("6672093?0210")
    try await terminal.see("the digit at ? must be 0", "look up 667209300210")
    try terminal.press("Enter")
    try await terminal.see(
      "noted that 3-blank.png shows 'Horace Andy", "3 in your collection", "1 assigned")

    // All of them go where the first goes.
    try terminal.press("Home", "Enter")
    try await terminal.see("1 M  2 NM", "Uncategorized")
    try terminal.press("3", "c")
    try await terminal.see("Into which crate?")
    try terminal.press("Enter")
    try await terminal.see("New crate")
    try terminal.type("Sunday")
    try terminal.press("Enter")
    try await terminal.see("into crate Sunday", "Very Good Plus")
    try terminal.press("a")
    try await terminal.see("said of 2 records below")
    try terminal.press("Escape")
    try await terminal.see("done: open all 3 records")
    try terminal.press("End")
    try await terminal.see("enter open")
    try terminal.press("Enter")
    try await terminal.see("Scanned records", "3 records", "Dance Hall Style")

    try terminal.press("2")
    try await terminal.see("Sunday", "Wants")
    try terminal.press("5")
    try await terminal.see("words or barcode")
    try terminal.type("W-1383")
    try terminal.press("Enter")
    try await terminal.see("Dance Hall Style", "Wackie's")
    try terminal.press("Enter")
    try await terminal.see("Dance Hall Style", "Tracks")
    let before = try terminal.screen()
    try terminal.press("q")
    try await terminal.seeNo("Tracks")

    try terminal.type("$VINYLCRATE")
    try terminal.press("Enter")
    try await terminal.see("Tracks")
    #expect(try terminal.screen() == before)
    try terminal.press("q")
    #expect(try program.text("collection").hasSuffix("\n3 records\n"))
    #expect(try program.text("crate", "show", "Sunday").hasSuffix("3 records\n"))
    #expect(try program.text("scans", "--status", "assigned").contains("3-blank.png"))
    #expect(try program.text("crate", "list").contains("Sunday"))
  }

  @Test("what is done is undone by a key, and what is dropped anywhere is scanned")
  func dropped() async throws {
    let terminal = try await start()
    try terminal.paste("'\(program.folder.path("photos/1-known.png"))'")
    try await terminal.see("Scanner", "1 photo, 1 in your collection")
    try terminal.press("Escape")
    try await terminal.see("1 record")
    try terminal.press("u")
    try await terminal.see("undone: ", "No records yet")
  }

  @Test("somebody new sees the scanner at work on the sample photos, by a key")
  func samples() async throws {
    let terminal = try await start()
    try await terminal.see("or S to try it")
    try terminal.press("S")
    try await terminal.see("15 photos, 12 in your collection", "11 resolved", "1 ambiguous")
    try terminal.press("Escape")
    try await terminal.see("12 records")
    try terminal.press("u")
    try await terminal.see("undone: ", "No records yet")
  }

  @Test("photos are chosen in a browser; a scan is paused, outlives its terminal, and goes on")
  func browsed() async throws {
    for number in 0..<8 {
      try program.folder.write(
        PNGFile(GrayPicture(width: 200 + number, height: 150)).bytes, to: "photos/x\(number).png")
    }
    let terminal = try await start()
    try terminal.press("s", "C-o")
    try await terminal.see("scan this folder", "photos/")
    try terminal.type("phot")
    try await terminal.seeNo("scan this folder")
    try terminal.press("Enter")
    try await terminal.see("1-known.png", "x7.png")
    try terminal.press("Space", "Space")
    try await terminal.see("2 marked", "scan what is marked")
    try terminal.press("C-o")
    try await terminal.see("2 photos, 1 in your collection", "1 ambiguous")

    // A folder is watched, paused, and what arrives meanwhile waits.
    try terminal.type("photos")
    try terminal.press("C-w")
    try await terminal.see("Scanner, watching ", "watching, 11", "space pause")
    try terminal.press("Space")
    try await terminal.see("paused at 11", "space go on")
    try program.folder.write(
      PNGFile(GrayPicture(width: 300, height: 150)).bytes, to: "photos/y-new.png")
    try terminal.press("Escape")
    try await terminal.see("paused 11", "1 record")
    try terminal.close()

    // It goes on at the next start, without a word from the user.
    let again = try AppTerminal(program)
    try again.type("$VINYLCRATE")
    try again.press("Enter")
    try await again.see("watching 12", "1 record")
    try again.press("s", "End")
    try await again.see("y-new.png", "watching, 12", "= resolved")
    try again.press("C-x")
    try await again.see("12 photos, 1 in your collection")
    try again.press("Escape")
    try await again.see("1 record")
    try again.press("q")
    try await again.seeNo("Discover")

    // What was stopped stays so.
    try again.type("clear; $VINYLCRATE")
    try again.press("Enter")
    try await again.see("1 record")
    try again.press("s")
    try await again.see("type, paste or drop")
    #expect(try !again.screen().contains("watching"))
  }

  @Test("a terminal that is closed, or grows and shrinks, loses nothing")
  func closed() async throws {
    let terminal = try await start()
    try terminal.press("3")
    try await terminal.see("Nothing to show yet")
    try terminal.resize(30, 10)
    try await terminal.see("VinylCrate needs 40 by 15")
    try terminal.resize(120, 40)
    try await terminal.see("Nothing to show yet")
    // Until it is saved.
    let state = program.folder.path(".local/state/vinylcrate/navigation.json")
    func isSaved() -> Bool {
      let data = FileManager.default.contents(atPath: state) ?? Data()
      return String(decoding: data, as: UTF8.self).contains("discover")
    }
    while !isSaved() { try await Task.sleep(for: .milliseconds(50)) }
    try terminal.close()
    let again = try AppTerminal(program)
    try again.type("$VINYLCRATE")
    try again.press("Enter")
    try await again.see("Nothing to show yet")
    try again.press("?")
    try await again.see("Keys", "Next tab")
    try again.press("Escape")
    try await again.seeNo("Next tab")
    try again.press("q")
    try await again.seeNo("Discover")
  }

  @Test("without a terminal the app says so, and the program alone its help")
  func noTerminal() throws {
    let app = try program.run(["app"])
    #expect(app.exitCode == 2)
    #expect(app.complaints.count == 1)
    #expect(app.stderr.contains("this is no terminal"))
    #expect(try program.run([]).stdout.contains("SUBCOMMANDS"))
  }
}
