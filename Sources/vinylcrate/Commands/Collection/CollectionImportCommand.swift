import ArgumentParser
import CSV
import Library
import ScanReports

/// `vinylcrate collection import`: adds the copies in a collection file of Discogs.
struct CollectionImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the copies that a collection file names, as Discogs exports it.",
    discussion: """
      Columns may be in any order, separated by commas, semicolons or tabs; Artist, Title and \
      release_id must be there. Your own fields, such as Collection Colour, are kept and exported again. \
      A wantlist as Discogs exports it goes into the wants. A value that cannot be understood, such as a \
      rating of 7, is left empty and reported. Each row is reported with its line:

        new               its release is in the catalogue; it is added
        duplicate         the collection has this copy; skipped
        not in catalogue  added with what the row says about it
        bad               it cannot be understood; skipped

      A row is a copy that you have where release, folder and time are the same; without a time, where \
      the conditions, rating and notes are. All is one change, which can be undone. A file that was \
      exported with --csv-raw is imported with it.

      Only with --online Discogs is asked for releases that no catalogue on this machine has: that takes \
      a second each.

      Exit codes: 0 all rows are in the catalogue, 1 some are not, 2 some are bad, or the file, the \
      library or the catalogue cannot be used, 75 another program keeps the library locked or a source \
      cannot be reached, 64 wrong usage, 74 the library or the output cannot be written.

      EXAMPLES
        vinylcrate collection import --dry-run collection.csv
        vinylcrate collection import collection.csv
        vinylcrate collection import --folder 'From Anna' --matched-only anna.csv
      """)

  @Argument(help: "The file; - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Only report what would become of each row.")
  var dryRun = false

  @Option(help: ArgumentHelp("Put all into this folder.", valueName: "name"))
  var folder: String?

  @Flag(help: "Skip what is not in the catalogue.")
  var matchedOnly = false

  @OptionGroup var output: ListOptions

  @Flag(help: "Exit with 0 also if rows are not in the catalogue.")
  var exitZero = false

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let catalog = try catalog.open()
    let page = try output.page()
    let (report, counts, contents) = try await Failures.reporting {
      var report = try ImportReport(as: output.format, on: page)
      var collection = try collectionFile()
      let counts = try await library.use(isTrial: dryRun) { library in
        let catalog = try online.chain(catalog, library, onRequestOnly: true)
        return try await CollectionImport(folder: folder, isMatchedOnly: matchedOnly)
          .run(&collection, catalog: catalog, in: library, isTrial: dryRun) { row in
            try report.add(row)
            complain(about: row)
          }
      }
      return (report, counts, collection.contents)
    }
    try Failures.reportingNow {
      try report.print(counts, of: contents, isTrial: dryRun) { try Console.write($0) }
    }
    try ExitStatus(counts).end(exitZero: exitZero)
  }

  private func complain(about row: ImportedRow) {
    if let problem = row.problem, output.format != .text || !Console.isWholeTerminal {
      Console.complain("\(file):\(row.line): \(problem)")
    }
    for warning in row.warnings {
      Console.complain("\(file):\(row.line): \(warning); left empty")
    }
  }

  private func collectionFile() throws -> CollectionFile {
    let input = try InputFile(file)
    do {
      let collection = try CollectionFile(
        CSVParser(nextChunk: input.nextChunk), isRaw: output.formats.csvRaw)
      tellUnknownColumns(collection.unknownColumns)
      return collection
    } catch let error as CollectionFileError {
      Console.complain("\(file): \(error)")
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
  }

  private func tellUnknownColumns(_ names: [String]) {
    guard !names.isEmpty else { return }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    Console.complain("\(file): columns ignored: \(list)")
  }
}
