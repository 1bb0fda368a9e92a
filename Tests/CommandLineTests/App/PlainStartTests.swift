import ArgumentParser
import Testing

@testable import vinylcrate

/// The app is started without the parser where there is nothing to parse.
struct PlainStartTests {
  /// All that a command holds, in words.
  private func contents(_ command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }

  @Test("a start without arguments is the command that the parser would make")
  func sameCommand() throws {
    let direct = try #require(AppCommand.plainStart(["app"]))
    #expect(contents(direct) == contents(try VinylCrate.parseAsRoot(["app"])))
    #expect(contents(direct) != contents(try VinylCrate.parseAsRoot(["app", "--ascii"])))
  }

  @Test(
    "arguments are left to the parser",
    arguments: [
      [], ["app", "--ascii"], ["app", "--help"], ["app", "vinylcrate://search"], ["app", ""],
      ["app", "--"], ["scanner"], ["--help"], ["--version"], ["apps"],
    ])
  func others(arguments: [String]) {
    #expect(AppCommand.plainStart(arguments) == nil)
  }
}
