import ArgumentParser
import Library
import ScanReports
import Scanning

/// `vinylcrate undo`: takes the last change back.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the last change of your collection, crates, wants or decisions.",
    discussion: """
      Used again, it takes back the change before that one; the last 100 can be undone.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate undo --list
        vinylcrate undo
      """)

  @Flag(help: "List what can be undone, the last change first, and undo nothing.")
  var list = false

  @Flag(help: "Only say what would be undone.")
  var dryRun = false

  @OptionGroup var output: ListOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    if list {
      try await library.reading {
        try output.print(LibraryTable(changes: try await $0.changes()))
      }
    } else {
      try await library.use(isTrial: dryRun) { library in
        let undone = UndoneChange(library) { [catalog] in
          try PhotoScanner(library: library, catalog: catalog.open())
        }
        guard let said = try await undone.make(isTrial: dryRun) else {
          throw LibraryFailure.refused("there is nothing to undo")
        }
        let report = ChangeReport(said)
        try Console.write(report.text(as: output.format, isTrial: dryRun))
      }
    }
  }
}
