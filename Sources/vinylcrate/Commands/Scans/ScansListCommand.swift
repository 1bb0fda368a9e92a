import ArgumentParser
import Library
import ScanReports
import Scanning

/// `vinylcrate scans list`: lists earlier scans with their outcomes.
struct ScansListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the photos that were scanned, and what became of each.",
    discussion: """
      The exit code is 0 whatever the outcomes are, 2 if the library cannot be used, 75 if another \
      program keeps it locked, 64 for wrong usage, 74 if the output cannot be written.

      EXAMPLES
        vinylcrate scans
        vinylcrate scans --status unread --status unreadable
        vinylcrate scans --format csv > scans.csv
      """)

  @Option(
    help: ArgumentHelp(
      "Only those with this outcome; may be given several times.", valueName: "status"))
  var status: [ScanStatus] = []

  @OptionGroup var output: ListOptions

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    var printer = output.format.printer(on: output.page(), ofHistory: true)
    try Console.write(printer.header())
    if let library = try library.openExisting() {
      try await Failures.reporting {
        try await ScanHistory(ScanJournal(library))
          .visit(status.isEmpty ? nil : Set(status)) { photo in
            for outcome in photo.outcomes { try Console.write(printer.text(of: outcome)) }
          }
      }
    }
    try Console.write(printer.footer())
  }
}

extension ScanStatus: ExpressibleByArgument {}
