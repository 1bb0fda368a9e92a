import ArgumentParser
import Library
import ScanReports

/// `vinylcrate collection list`: lists the copies.
struct CollectionListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the records that you own, or search them.",
    discussion: """
      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate collection list
        vinylcrate collection list horace andy
        vinylcrate collection list --year 1970s --format LP --sort artist
        vinylcrate collection list --without grade --sort added --limit 20
        vinylcrate collection list --folder 'Shelf 2' --format jsonl
      """)

  @OptionGroup var list: RecordListOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    try await library.reading { library in
      let filter = try await list.filter(in: library, ofCopies: true)
      let items = list.select(try await library.items(in: filter.folder), filter) {
        ListedRecord($0)
      }
      try list.print(LibraryTable(items: items.shown, of: items.count))
      try list.refuseMistyped(items.count, of: CollectionCommand.self)
    }
  }
}
