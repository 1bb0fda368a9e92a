import ArgumentParser
import Library
import Releases
import ScanReports

/// The options of commands that change the library.
struct ChangeOptions: ParsableArguments {
  @Flag(help: "Only say what would be changed, and change nothing.")
  var dryRun = false

  @OptionGroup var formats: FormatOptions

  @OptionGroup var library: LibraryOptions

  var format: OutcomeFormat { formats.format }

  /// Makes one change that can be undone, and prints its summary.
  func make(_ body: @Sendable (LibraryEditor) throws -> ChangeReport) async throws {
    try await make { _ in
    } then: {
      try body($1)
    }
  }

  /// Looks records up, makes one change with them that can be undone, and prints its summary.
  func make(
    with records: [RecordName], in catalog: CatalogOptions, _ online: OnlineOptions,
    _ body: @Sendable ([ReleaseDetail], LibraryEditor) throws -> ChangeReport
  ) async throws {
    let catalog = try catalog.open()
    try await make { library in
      try await RecordLookup(catalog: online.chain(catalog, library), library: library)
        .releases(records)
    } then: {
      try body($0, $1)
    }
  }

  /// Makes one change that can be undone, and prints its summary.
  ///
  /// - Parameter prepare: what has to be looked up before the change.
  func make<Preparation: Sendable>(
    _ prepare: (LibraryDatabase) async throws -> Preparation,
    then body: @Sendable (Preparation, LibraryEditor) throws -> ChangeReport
  ) async throws {
    try await library.use(isTrial: dryRun) { library in
      let preparation = try await prepare(library)
      let report = try await library.change(isTrial: dryRun) {
        try body(preparation, $0)
      } summary: {
        $0.summary
      }
      try Console.write(report.text(as: format, isTrial: dryRun))
    }
  }
}
