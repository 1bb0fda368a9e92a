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
      Times are in UTC. The file appears only when it is complete.

      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate collection export collection.csv
        vinylcrate collection export --format jsonl | jq .release.title
      """)

  @Argument(help: "The file to write; standard output without one.", completion: .file())
  var file: String = "-"

  @Option(help: "csv in the columns of Discogs; json or jsonl with all that is known.")
  var format: CollectionFormat = .csv

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    var status = stat()
    guard file == "-" || stat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw ValidationError("\(file) is no regular file: name another, or - for standard output.")
    }
  }

  func run() async throws {
    try await Failures.reporting {
      let text = try await library.reading { format.text(of: try await $0.items()) }
      guard file != "-" else { return try Console.write(text) }
      let output = try AsideFile(PhotoPath(file))
      try output.write(text)
      try output.finish()
    }
  }
}

extension CollectionFormat: ExpressibleByArgument {}
