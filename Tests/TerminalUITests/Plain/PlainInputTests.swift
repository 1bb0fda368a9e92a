import AppNavigation
import SampleRecords
import Testing

@testable import TerminalUI

/// What typed lines mean.
@MainActor
struct PlainInputTests {
  private func onHome() async throws -> AppState {
    let walk = try await WalkingApp()
    await walk.app.settle()
    return walk.app.state
  }

  @Test(
    "keys, words and their beginnings, numbers and links are told apart on a list",
    arguments: [
      ("", .nothing), ("3", .number(3, rest: "")),
      ("3 add to crate", .number(3, rest: "add to crate")),
      ("e", .action(.editCopies)), ("Edit", .action(.editCopies)), ("sor", .action(.sortRecords)),
      ("u", .command(.undo)), ("q", .command(.quit)), ("quit", .command(.quit)),
      ("crates", .command(.crates)), ("disc", .command(.discover)), (":", .command(.actions)),
      ("ctrl-p", .command(.actions)), ("/ dub 1977", .word(.filter, "dub 1977")),
      ("search dub", .word(.search, "dub")), ("scan a/b c.jpg", .word(.scan, "a/b c.jpg")),
      ("where", .word(.whereAmI, "")), ("more", .word(.more, "")), ("back", .word(.back, "")),
      ("vinylcrate://wants", .link("vinylcrate://wants")),
      ("5012394144777", .barcode("5012394144777")),
      ("\"quit", .text("quit")),
    ] as [(String, PlainInput)])
  func list(line: String, meaning: PlainInput) async throws {
    let state = try await onHome()
    #expect(PlainInput(line, in: state) == meaning)
  }

  @Test("what begins several words, is no barcode or nothing at all is said")
  func wrong() async throws {
    let state = try await onHome()
    #expect(
      PlainInput("mo", in: state)
        == .wrong(
          "mo may be: Move to folder, move-up, move-down, Move the record or the crate up, "
            + "Move the record or the crate down"))
    #expect(
      PlainInput("5012394144778", in: state)
        == .wrong("5012394144778: the check digit does not fit: look at each digit again"))
    #expect(
      PlainInput("paranoid", in: state)
        == .wrong("paranoid means nothing here: type help, or search paranoid"))
  }

  @Test("where a line is asked for, words are the answer, but for those that lead out")
  func asked() async throws {
    var state = try await onHome()
    state.overlay = .prompt(Prompt(title: "New folder", purpose: .folder))
    for word in ["scan", "home", "3", "5012394144777", "search dub"] {
      #expect(PlainInput(word, in: state) == .text(word))
    }
    #expect(PlainInput("back", in: state) == .word(.back, ""))
    #expect(PlainInput("\"back", in: state) == .text("back"))
    #expect(PlainInput("help", in: state) == .word(.help, ""))
  }

  @Test("in the scanner a line is a name or digits, unless it is one of the scanner's words")
  func scanner() async throws {
    let walk = try await WalkingApp()
    walk.app.perform(Command.scan)
    await walk.app.settle()
    var state = walk.app.state
    #expect(state.isScanning)
    #expect(PlainInput("my photos/b.jpg", in: state) == .text("my photos/b.jpg"))
    #expect(PlainInput("5012394144777", in: state) == .text("5012394144777"))
    #expect(PlainInput("files", in: state) == .key(Key(.character("o"), .control)))
    #expect(PlainInput("home", in: state) == .command(.home))
    state.scanner.panel = .question(PhotoQuestion(row: 0, reason: "no bars seen"))
    #expect(PlainInput("1", in: state) == .number(1, rest: ""))
    #expect(PlainInput("7", in: state) == .text("7"))
    #expect(PlainInput("6672093?0210", in: state) == .text("6672093?0210"))
    #expect(PlainInput("next", in: state) == .key(Key(.tab)))
    #expect(PlainInput("home", in: state) == .text("home"))
  }
}
