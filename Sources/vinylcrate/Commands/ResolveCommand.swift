import AppNavigation
import ArgumentParser
import Library
import Scanning

/// `vinylcrate resolve`: looks up again what could not be.
struct ResolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Look up the barcodes again that could not be looked up.",
    discussion: """
      The photos are not read again. What is found goes into the collection and is printed.

      EXAMPLES
        vinylcrate resolve
        vinylcrate resolve --unknown       # after a new catalogue: those in none, too
      """)

  @Flag(help: "Look up barcodes again that no catalogue knew, too.")
  var unknown = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    var report = OutcomeReport(output, ofHistory: true)
    try report.begin()
    if let library = try library.openExisting() {
      let coordinator = await AppCoordinator(catalog: try catalog.open(), library: library)
      let scanner = PhotoScanner(resolver: coordinator.resolver, owned: library)
      let keeper = CollectionKeeper(library)
      try await Failures.reporting {
        try await ScanHistory(ScanJournal(library))
          .resolve(unknown ? [.pending, .unknown] : [.pending], with: scanner) { photo in
            for record in PhotoGroup(photos: [photo]).records { try await keeper.keep(record) }
            for outcome in photo.outcomes { try report.add(outcome) }
          }
      }
    }
    try report.end()
  }
}
