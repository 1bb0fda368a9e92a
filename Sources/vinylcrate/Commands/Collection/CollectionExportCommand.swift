import ArgumentParser
import Files
import Glibc
import Library
import ScanReports

/// `vinylcrate collection export`: writes all copies, for Discogs or another program.
struct CollectionExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the collection in the columns of Discogs, or as JSON.",
    discussion: """
      Times are in UTC. The file appears only when it is complete. An apostrophe before a cell that a \
      spreadsheet would take for a formula is taken off again by collection import.

      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate collection export collection.csv
        vinylcrate collection export --folder 'Shelf 2' shelf2.csv
        vinylcrate collection export --format jsonl | jq .release.title
      """)

  @Argument(help: "The file to write; standard output without one.", completion: .file())
  var file: String = "-"

  @Option(help: "csv in the columns of Discogs; json or jsonl with all that is known.")
  var format: CollectionFormat = .csv

  @Flag(help: CSVHelp.raw)
  var csvRaw = false

  @Option(help: ArgumentHelp("Only the copies in this folder.", valueName: "name"))
  var folder: String?

  @Option(help: ArgumentHelp("Only copies of the records in this crate.", valueName: "name"))
  var crate: String?

  @OptionGroup var overwriting: OverwritingOptions
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    var status = stat()
    guard file == "-" || stat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw ValidationError("\(file) is no regular file: name another, or - for standard output.")
    }
  }

  func run() async throws {
    try await Failures.reporting {
      let output =
        file == "-"
        ? nil
        : try OutputFile(PhotoPath(file), .collection, try overwriting.rules(library: library))
      let text = try await library.reading { form.text(of: try await items(in: $0)) }
      guard let output else { return try Console.write(text) }
      try output.write(text)
      try output.finish()
    }
  }

  private var form: CollectionFormat { format == .csv && csvRaw ? .csvRaw : format }

  private func items(in library: LibraryDatabase) async throws -> [CollectionItem] {
    let folder = try await asking(folder, library.folder(named:))
    let items = try await library.items(in: folder?.id)
    guard let crate = try await asking(crate, library.crate(named:)) else { return items }
    let releases = Set(try await library.releases(in: .custom(crate.id)).map(\.id))
    return items.filter { releases.contains($0.release.id) }
  }

  private func asking<Group>(
    _ name: String?, _ find: (String) async throws -> Group
  ) async throws -> Group? {
    guard let name else { return nil }
    return try await find(name)
  }
}

extension CollectionFormat: ExpressibleByArgument {}
