import Foundation
import TestSupport
import Testing

/// How the program is called, and how it says so.
struct UsageTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(
    "wrong usage exits with 64, tells how it goes on standard error and does nothing",
    arguments: [
      ["scan"], ["scan", "--jobs", "0", "a.jpg"], ["scan", "--jobs", "x", "a.jpg"],
      ["scan", "--format", "xml", "a.jpg"], ["scan", "--max-megapixels", "0", "a.jpg"],
      ["scan", "--files-from", "list", "a.jpg"], ["scan", "-0", "a.jpg"], ["scan", "--nonsense"],
      ["lookup"], ["open"], ["open", "a", "b"], ["nonsense"], ["catalog", "nonsense"],
      ["lookup", "--color", "blue", "96385074"], ["crate", "add", "Sunday"],
      ["choose", "9638507"],
      ["wants", "add"], ["folder", "create"], ["undo", "now"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.contains("Usage:"))
  }

  @Test(
    "every command has help with examples",
    arguments: [
      ["scan"], ["batch"], ["watch"], ["resolve"], ["scans"], ["lookup"], ["open"],
      ["catalog", "info"], ["catalog"], [],
      ["collection"], ["collection", "list"], ["collection", "add"], ["collection", "remove"],
      ["collection", "move"], ["folder"], ["folder", "list"], ["folder", "create"],
      ["folder", "rename"], ["folder", "delete"], ["crate"], ["crate", "list"], ["crate", "show"],
      ["crate", "create"], ["crate", "rename"], ["crate", "delete"], ["crate", "add"],
      ["crate", "remove"], ["wants"], ["wants", "list"], ["wants", "add"], ["wants", "remove"],
      ["choose"], ["undo"], ["doctor"], ["collection", "edit"], ["crate", "move"],
      ["wants", "edit"], ["library"], ["library", "backups"], ["library", "restore"],
      ["config"], ["config", "show"], ["config", "get"], ["config", "set"], ["config", "unset"],
      ["discogs"], ["discogs", "pull"], ["discogs", "push"], ["discogs", "status"],
    ])
  func help(command: [String]) throws {
    let result = try program.run(command + ["--help"])
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    #expect(result.stdout.contains("USAGE: "))
    #expect(result.stdout.contains("EXAMPLES"))
    #expect(result.stdout.contains("vinylcrate " + command.joined(separator: " ")))
  }

  @Test("--version --licenses says whose work and whose data it uses")
  func licenses() throws {
    for words in [["--version", "--licenses"], ["--licenses", "--version"]] {
      let result = try program.run(words)
      #expect(result.exitCode == 0)
      #expect(result.lines.first?.hasPrefix("vinylcrate ") == true)
      for notice in [
        "Apache License 2.0", "Data provided by Discogs.",
        "not affiliated with, sponsored or endorsed",
        "https://www.discogs.com", "(CC0)", "GRDB.swift", "zbar",
      ] { #expect(result.stdout.contains(notice)) }
    }
  }

  @Test("the version is told, with the commit where there is a checkout")
  func version() throws {
    let result = try program.run(["--version"])
    #expect(result.exitCode == 0)
    let version = try #require(
      result.stdout.wholeMatch(of: /\d+\.\d+\.\d+( \([0-9a-f]{7,}(, modified)?\))?\n/))
    let hasCheckout = FileManager.default.fileExists(atPath: ".git")
    #expect((version.output.1 != nil) == hasCheckout)
  }

  @Test(
    "what a terminal could act on is not repeated from the arguments",
    arguments: [
      ["\u{1B}[31mred"], ["scan", "a", "--\u{1B}]0;title\u{07}"],
      ["scan", "--jobs=\u{1B}[2J", "a"],
      ["lookup", "--color", "a\r\nvinylcrate: all is well", "96385074"],
      ["scan", "--jobs=1\nvinylcrate: all is well", "a"],

      ["crate", "create", "a", "--nonsense\u{202E}"],
    ])
  func controlCharacters(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("\u{FFFD}"))
    let controls = result.stderr.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(controls.isEmpty)
    #expect(!result.complaints.contains { $0.hasPrefix("vinylcrate: all") })
  }

  /// The examples of the help, but for those that need files of the user's.
  @Test("the examples of the help do what they say")
  func examples() throws {
    let lookup = try program.run(["lookup", "5012394144777", "7 961220 922684", "0-667209-300210"])
    #expect(lookup.exitCode == 0)
    #expect(
      try program.run(["open", "vinylcrate://search?barcode=5012394144777"]).exitCode == 0)
    #expect(try program.run(["open", "https://vinylcrate.app/album/discogs:249504"]).exitCode == 0)
    let search = ["open", "--format", "json", "vinylcrate://search?query=horace%20andy"]
    #expect(try program.run(search).exitCode == 0)
  }
}
