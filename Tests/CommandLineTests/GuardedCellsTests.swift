import Foundation
import TestSupport
import Testing

/// CSV that people open in a spreadsheet, which would run what looks like a formula.
struct GuardedCellsTests {
  private let program: Program
  private static let formula = "=HYPERLINK(\"http://example.org\")"

  init() throws {
    program = try Program()
    let text = """
      release_id,Artist,Title,Collection Notes
      999999,-,@home,"=HYPERLINK(""http://example.org"")"
      999998,'=a,+,\u{9}tab

      """
    try program.folder.write(Array(text.utf8), to: "in.csv")
    try #require(
      try program.run(["collection", "import", "--csv-raw", "in.csv"]).exitCode == 1)
  }

  @Test("lists and exports guard such cells; --csv-raw leaves them as they are")
  func guarded() throws {
    for arguments in [["collection", "export"], ["collection", "list", "--format", "csv"]] {
      let cells = CSVReader.records(try output(arguments)).flatMap { $0 }
      #expect(cells.contains("'-") && cells.contains("'@home") && cells.contains("'+"))
      #expect(cells.contains("'" + Self.formula) && cells.contains("''=a"))
      #expect(!cells.contains { $0.hasPrefix("=") || $0.hasPrefix("@") || $0.hasPrefix("\t") })
      let raw = CSVReader.records(try output(arguments + ["--csv-raw"])).flatMap { $0 }
      #expect(raw.contains("-") && raw.contains("@home") && raw.contains(Self.formula))
      #expect(raw.contains("'=a"))
    }
  }

  @Test("what is exported and imported is the same, with the guard and without")
  func roundTrip() throws {
    for options in [[], ["--csv-raw"]] {
      let text = try output(["collection", "export"] + options)
      try program.folder.write(Array(text.utf8), to: "out.csv")
      let library = ["--library", program.folder.path("other\(options.count).sqlite")]
      let result = try program.run(
        ["collection", "import", "out.csv", "--create"] + library + options)
      #expect(result.exitCode == 1)
      #expect(try output(["collection", "export"] + options + library) == text)
      #expect(
        try output(["collection", "export", "--csv-raw"] + library)
          == output(["collection", "export", "--csv-raw"]))
    }
  }

  @Test("the names of photos in outcomes too")
  func outcomes() throws {
    try program.folder.write(SamplePhoto.known, to: "-1+1.png")
    for arguments in [["scan", "--format", "csv", "--", "-1+1.png"]] {
      #expect(try output(arguments).contains("\n'-1+1.png,"))
      #expect(try output(["scan", "--csv-raw"] + arguments.dropFirst()).contains("\n-1+1.png,"))
    }
  }

  private func output(_ arguments: [String]) throws -> String {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0, "\(arguments): \(result.stderr)")
    return result.stdout
  }
}
