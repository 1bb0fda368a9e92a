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
      With words or conditions only the photos of such records are listed.

      The exit code is 0 whatever the outcomes are, 2 if the library cannot be used, 75 if another \
      program keeps it locked, 64 for wrong usage, 74 if the output cannot be written.

      EXAMPLES
        vinylcrate scans
        vinylcrate scans --status unread --status unreadable
        vinylcrate scans --format csv > scans.csv
        vinylcrate scans horace andy --sort added --limit 10
      """)

  @Option(
    help: ArgumentHelp(
      "Only those with this outcome; may be given several times.", valueName: "status"))
  var status: [ScanStatus] = []

  @OptionGroup var list: RecordListOptions

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    var printer = list.output.printer(on: try list.page, ofHistory: true)
    try Console.write(printer.header())
    if let library = try library.openExisting() {
      try await Failures.reporting {
        let filter = try await list.filter(in: library, ofCopies: false)
        let history = ScanHistory(ScanJournal(library))
        guard list.isSelective(filter) else {
          return try await visit(history) { try Console.write(printer.text(of: $0)) }
        }
        var found: [(outcome: ScanOutcome, record: ListedRecord)] = []
        try await visit(history) { outcome in
          if let record = outcome.listedRecord { found.append((outcome, record)) }
        }
        for scan in list.select(found, filter, by: { $0.record }).shown {
          try Console.write(printer.text(of: scan.outcome))
        }
      }
    }
    try Console.write(printer.footer())
  }

  private func visit(_ history: ScanHistory, _ body: (ScanOutcome) throws -> Void) async throws {
    try await history.visit(status.isEmpty ? nil : Set(status)) { photo in
      for outcome in photo.outcomes { try body(outcome) }
    }
  }
}

extension ScanOutcome {
  /// The record that it names first; nil if it names none.
  fileprivate var listedRecord: ListedRecord? {
    findings.lazy.compactMap(\.match.releases.first).first
      .map { ListedRecord($0, dateAdded: scannedAt) }
  }
}

extension ScanStatus: ExpressibleByArgument {}
