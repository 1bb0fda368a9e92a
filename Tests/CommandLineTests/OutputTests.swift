import Foundation
import TestSupport
import Testing

/// Where the program writes to.
struct OutputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  @Test("a full or closed standard output ends every command with 74 and one line")
  func unwritable() throws {
    let commands = [
      "scan known.png", "scan --format jsonl known.png", "lookup 7961220922684", "catalog info",
      "open vinylcrate://scanner",
    ]
    for command in commands {
      for target in [">/dev/full", ">&-"] {
        let result = try program.shell("\"$VINYLCRATE\" \(command) \(target)")
        #expect(result.exitCode == 74, "\(command) \(target)")
        #expect(result.complaints.count == 1)
        #expect(result.stderr.contains("standard output"))
      }
    }
  }

  @Test("colour only on a terminal, and there not with NO_COLOR or a dumb one")
  func color() throws {
    func hasColor(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Bool {
      let result = try program.runOnTerminal(
        ["scan", "known.png"] + arguments, environment: environment)
      #expect(result.exitCode == 0)
      #expect(result.stdout.contains("Neural Response"))
      return result.stdout.contains("\u{1B}[")
    }
    #expect(try hasColor([]))
    #expect(try hasColor([], ["NO_COLOR": "1"]) == false)
    #expect(try hasColor([], ["NO_COLOR": ""]), "set but empty means nothing (no-color.org)")
    #expect(try hasColor([], ["TERM": "dumb"]) == false)
    #expect(try hasColor(["--color", "never"]) == false)
    #expect(try hasColor(["--color", "always"], ["NO_COLOR": "1"]))
    let file = try program.run(["scan", "--color", "always", "known.png"])
    #expect(file.stdout.contains("\u{1B}["))
    let plain = try program.run(["scan", "known.png"])
    #expect(!plain.stdout.contains("\u{1B}"))
  }

  @Test("on a terminal no line is wider than it")
  func width() throws {
    let result = try program.runOnTerminal(["scan", "--color", "never", "known.png"])
    #expect(result.stdout.split(separator: "\r\n").allSatisfy { $0.count <= 120 })
  }

  @Test("data for programs has no colour, whatever is asked for")
  func noColorInData() throws {
    for format in ["json", "jsonl", "csv"] {
      let result = try program.run(["scan", "--color", "always", "--format", format, "known.png"])
      #expect(!result.stdout.contains("\u{1B}"))
    }
  }
}
