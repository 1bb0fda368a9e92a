import ArgumentParser
import ScanReports

/// `vinylcrate folder`: the folders of the collection.
struct FolderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "folder",
    abstract: "Keep the folders of the collection; each copy is in one.",
    discussion: """
      EXAMPLES
        vinylcrate folder create 'Shelf 2'
        vinylcrate folder list
      """,
    subcommands: [List.self, Create.self, Rename.self, Delete.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the folders and how many records are in each.",
      discussion: """
        EXAMPLES
          vinylcrate folder list --format json
        """)

    @OptionGroup var list: ListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try await library.reading { try list.print(LibraryTable(folders: try await $0.folders())) }
    }
  }
}
