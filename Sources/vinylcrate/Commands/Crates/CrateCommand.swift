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
      """,
    subcommands: [
      ListGroups<CustomCrate>.self, Show.self, CreateGroup<CustomCrate>.self,
      RenameGroup<CustomCrate>.self, DeleteGroup<CustomCrate>.self, Add.self, Remove.self,
    ],
    defaultSubcommand: ListGroups<CustomCrate>.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "List the records of a crate, in their order.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate crate show Sunday
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @OptionGroup var list: ListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try await library.reading { library in
        let crate = try await library.crate(named: crate)
        let releases = try await library.releases(in: .custom(crate.id))
        try list.print(LibraryTable(releases: releases, in: crate))
      }
    }
  }
}
