import ArgumentParser
import ScanReports

/// `vinylcrate collection list`: lists the copies.
struct CollectionListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the records that you own.",
    discussion: """
      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate collection list
        vinylcrate collection list --folder 'Shelf 2' --format jsonl
      """)

  @Option(help: ArgumentHelp("Only the copies in this folder.", valueName: "name"))
  var folder: String?

  @OptionGroup var list: ListOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    try await library.reading { library in
      var id: Int?
      if let folder { id = try await library.folder(named: folder).id }
      try list.print(LibraryTable(items: try await library.items(in: id)))
    }
  }
}
