import Foundation
import Glibc
import TestSupport
import Testing

/// `vinylcrate catalog`, and which catalogue is in use.
struct CatalogCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test("the sample tells its name, its source and how much it holds")
  func info() throws {
    let result = try program.run(["catalog", "info"])
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("VinylCrate sample"))
    #expect(result.stdout.contains("CC0"))
    #expect(try program.run(["catalog"]).stdout == result.stdout, "info is what it does alone")
  }

  @Test("a catalogue that cannot be read ends every command with one line and 2")
  func unreadable() throws {
    try program.folder.write(Array("no database".utf8), to: "bad.sqlite")
    try program.folder.write(SamplePhoto.known, to: "known.png")
    let commands = [
      ["scan", "known.png"], ["lookup", SamplePhoto.knownBarcode], ["catalog", "info"],
      ["open", "vinylcrate://scanner"],
    ]
    for command in commands {
      for name in ["bad.sqlite", "none.sqlite", "."] {
        let result = try program.run(command + ["--catalog", name])
        #expect(result.exitCode == 2, "\(command) \(name)")
        #expect(result.complaints.count == 1)
        #expect(result.stderr.contains(name))
        #expect(result.stdout.isEmpty)
      }
    }
  }

  @Test("the option comes before the environment, and that before the data folder")
  func precedence() throws {
    let named = try program.run(
      ["catalog", "info"], environment: ["VINYLCRATE_CATALOG": "from-environment.sqlite"])
    #expect(named.exitCode == 2)
    #expect(named.stderr.contains("from-environment.sqlite"))
    let option = try program.run(
      ["catalog", "info", "--catalog", "from-option.sqlite"],
      environment: ["VINYLCRATE_CATALOG": "from-environment.sqlite"])
    #expect(option.stderr.contains("from-option.sqlite"))
    try FileManager.default.createDirectory(
      atPath: program.folder.path("data/vinylcrate/catalogues"), withIntermediateDirectories: true)
    try program.folder.write([1, 2, 3], to: "data/vinylcrate/catalogues/mine.sqlite")
    let standard = try program.run(["catalog", "info"])
    #expect(standard.exitCode == 2)
    #expect(standard.stderr.contains("data/vinylcrate/catalogues/mine.sqlite"))
  }
}
