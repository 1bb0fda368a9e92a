import Foundation
import Glibc
import TestSupport
import Testing

/// An evening with the app, a line at a time.
@Suite(.timeLimit(.minutes(20)))
struct PlainStoryTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.known, to: "photos/1-known.png")
    try program.folder.write(SamplePhoto.shared, to: "photos/2-shared.png")
    try program.folder.write(SamplePhoto.blank, to: "photos/3-blank.png")
  }

  /// What the app tells when these lines come from a pipe.
  private func tell(_ lines: [String], arguments: [String] = ["--plain"]) throws -> [String] {
    let input = lines.map { $0 + "\n" }.joined()
    let result = try program.run(arguments, stdin: Array(input.utf8))
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    #expect(result.stdout.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") })
    return result.lines
  }

  /// The lines after the first that has some words, up to the one with others.
  private func part(_ lines: [String], from first: String, to last: String) throws -> [String] {
    let start = try #require(lines.firstIndex { $0.hasPrefix(first) }, "\(first) in \(lines)")
    let end = try #require(lines[start...].firstIndex { $0.contains(last) }, "\(last) in \(lines)")
    return Array(lines[start...end])
  }

  @Test("somebody new scans a folder, settles the doubts, files a record, and is where they were")
  func newcomer() throws {
    let told = try tell([
      // The welcome: its text, the catalogue, the countries, the medium, and no account.
      "", "", "", "vinyl", "continue without",
      "scan photos", "next", "1",
      // The photo in which nothing was read: a wrong number, then one with a digit that is unclear.
      "7961220922685", "6672093?0210",
      // What the first photo shows is graded, and put into a crate.
      "1", "1 nonsense", "3", "c", "a new crate", "Sunday", "all that follow", "list", "quit",
      "never read",
    ])
    let welcome = try part(told, from: "Welcome, step 1 of 3", to: "Home, 0 records")
    #expect(welcome.contains("Enter: Continue."))
    #expect(welcome.contains { $0.hasPrefix("catalogue: type a number. 1 sample, 2 ") })
    #expect(welcome.contains("countries: type it. Now empty: Enter keeps it."))
    #expect(welcome.contains { $0.hasPrefix("medium: type a number. 1 vinyl, ") })

    let scanned = try part(
      told, from: "Scanner: 3 photos, 1 in your collection", to: "in doubt: next asks")
    #expect(scanned[1].hasPrefix("1. 1-known.png, resolved, EBE – Neural Response EP"))
    #expect(scanned[2].hasPrefix("2. 2-shared.png, ambiguous, "))
    #expect(scanned[3].hasPrefix("3. 3-blank.png, unread, no bars seen"))
    #expect(scanned.last == "2 photos in doubt: next asks about them.")

    let pressings = try part(told, from: "Which pressing?", to: "A number chooses")
    #expect(pressings.contains { $0.hasPrefix("1. ") && $0.contains("country CA; ") })
    #expect(pressings.contains { $0.hasPrefix("2. ") && $0.contains("country AU; ") })
    #expect(told.contains { $0.hasPrefix("noted that 666561001216 is CA") })

    #expect(told.contains { $0.contains("7961220922685: the check digit does not fit") })
    #expect(told.contains { $0.hasPrefix("noted that 3-blank.png shows 'Horace Andy") })
    #expect(told.contains("Grade of the record: 1 M, 2 NM, 3 VG+, 4 VG, 5 G+, 6 G, 7 F, 8 P"))
    #expect(told.contains("error: nonsense means nothing here: type help"))
    let graded = told.filter { $0.hasPrefix("record of EBE") }
    #expect(graded.count == 1 && graded[0].contains("(VG+)"))
    #expect(told.contains { $0.hasPrefix("put EBE") && $0.hasSuffix(" into crate Sunday") })
    #expect(told.contains { $0.hasPrefix("Sunday, VG+: said of 2 records below") })
    #expect(!told.contains { $0.contains("never read") })

    // The next evening: found by the catalogue number, and left there.
    let found = try tell(["back", "search W-1383", "2", "where"])
    #expect(found.first?.hasPrefix("Scanner") == true)
    #expect(found.contains { $0.hasPrefix("2. have, Horace Andy – Dance Hall Style") })
    let album = try part(found, from: "Dance Hall Style", to: "Actions: ")
    #expect(album.contains("Tracks"))
    #expect(found.contains("Search, Dance Hall Style"))
    #expect(try tell([]) == album)

    #expect(try program.text("collection").hasSuffix("\n3 records\n"))
    #expect(try program.text("crate", "show", "Sunday").hasSuffix("3 records\n"))
    #expect(try program.text("scans", "--status", "assigned").contains("3-blank.png"))
  }

  @Test("lists are filtered, sorted, marked, changed and undone by words")
  func list() throws {
    try program.skipWelcome()
    for barcode in [SamplePhoto.knownBarcode, SampleRecord.astleyBarcode] {
      try program.run(["collection", "add", barcode])
    }
    let told = try tell([
      "/ astley", "/", "mark-all", "f", "a new", "Shelf 2", "undo", "crates", "n", "Late Night",
      "home", "2 add to crate", "late", "watch nothing", "close", "move", "quit",
    ])
    #expect(told.contains("Home, 1 of 2 records, filter astley"))
    #expect(told.contains("2 marked"))
    #expect(told.contains("Move 2 records to which folder?"))
    #expect(told.contains("New folder: type it, or back."))
    #expect(told.contains("moved 2 records to Shelf 2"))
    #expect(told.contains("undone: moved 2 records to Shelf 2"))
    #expect(told.contains("the crate Late Night is saved"))
    #expect(told.contains("added 2 records to Late Night"))
    #expect(told.contains("error: watch needs the name of a folder that is there"))
    #expect(told.last?.hasPrefix("error: move may be: Move to folder, move-up") == true)
    #expect(try program.text("crate", "show", "Late Night").hasSuffix("2 records\n"))
  }

  @Test("links and photos named on the command line come first")
  func requests() throws {
    try program.skipWelcome()
    let wants = try tell([], arguments: ["app", "--plain", "vinylcrate://wants"])
    #expect(wants.first?.hasPrefix("Wants, 0 records") == true)
    let scanned = try tell([], arguments: ["scanner", "--plain", "photos/1-known.png"])
    #expect(scanned.first == "Scanner: 1 photo, 1 in your collection, 1 resolved")
    #expect(try program.text("collection").hasSuffix("\n1 record\n"))
  }

  @Test("output that nobody can take ends it with 74, and the place is kept")
  func output() throws {
    try program.skipWelcome()
    let full = try program.shell("printf 'crates\\nhome\\n' | $VINYLCRATE --plain > /dev/full")
    #expect(full.exitCode == 74)
    #expect(full.complaints.count == 1)
  }

  @Test(
    "a dumb terminal has it of itself, and the place is kept however it ends",
    .enabled(if: BareTerminal.isAvailable, "no setsid"), arguments: ["q\n", "\u{4}", nil])
  func dumb(end: String?) throws {
    try program.skipWelcome()
    let terminal = try BareTerminal(program, type: "dumb")
    let before = terminal.modes
    terminal.waitFor(["No records yet. Press s to scan", "Actions: "])
    terminal.type("scan photos\n")
    terminal.waitFor(["in the scanner, next asks about the photos in doubt"])
    terminal.type("crates\n")
    terminal.waitFor(["1. Wants, 0 records", "New crate (n)"])
    // Ctrl-C would end the shell around it too.
    if let end { terminal.type(end) } else { terminal.send(SIGINT) }
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.modes == before)
    let left = terminal.written.replacing("\r\n", with: "\n").replacing("^\u{8}\u{8}", with: "")
    #expect(left.utf8.filter { $0 < 0x20 && $0 != UInt8(ascii: "\n") }.isEmpty)
    let again = try BareTerminal(program, type: "dumb")
    again.waitFor(["1. Wants, 0 records"])
  }
}
