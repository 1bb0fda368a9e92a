import ArgumentParser
import Library
import ScanReports

/// `vinylcrate crate`: the crates that the user made.
struct CrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crate",
    abstract: "Keep crates of records; a record may be in any number of them.",
    discussion: """
      A crate is named by its name, in any case, or by its id.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate crate create Sunday
        vinylcrate crate add Sunday discogs:21 5012394144777
        vinylcrate crate show Sunday
        vinylcrate crate move Sunday --to 1
      """,
    subcommands: [
      ListGroups<CustomCrate>.self, Show.self, CreateGroup<CustomCrate>.self,
      RenameGroup<CustomCrate>.self, DeleteGroup<CustomCrate>.self, Add.self, Remove.self,
      Move.self,
    ],
    defaultSubcommand: ListGroups<CustomCrate>.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "List the records of a crate, in your order, or search them.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate crate show Sunday
          vinylcrate crate show Sunday marley --sort year
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @OptionGroup var list: RecordListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try await library.reading { library in
        let crate = try await library.crate(named: crate)
        let filter = try await list.filter(in: library, ofCopies: false)
        let all = try await library.releases(in: .custom(crate.id)).enumerated()
          .map { (place: $0 + 1, release: $1) }
        let releases = list.select(all, filter) { ListedRecord($0.release) }
        try list.print(LibraryTable(releases: releases.shown, in: crate, of: releases.count))
      }
    }
  }
}
