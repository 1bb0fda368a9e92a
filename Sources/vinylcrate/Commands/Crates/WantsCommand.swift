import ArgumentParser
import Library
import ScanReports

/// `vinylcrate wants`: the records that the user looks for.
struct WantsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wants",
    abstract: "Keep the records that you look for.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate wants add 5012394144777 --notes 'first pressing'
        vinylcrate wants list
      """,
    subcommands: [List.self, Add.self, Remove.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the records that you look for.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate wants list --format csv
        """)

    @OptionGroup var list: ListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try await library.reading { try list.print(LibraryTable(wants: try await $0.wants())) }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add records to the wants.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate wants add discogs:21 --notes 'first pressing'
        """)

    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName]
    @Option(help: "Words to remember with each of them.") var notes = ""
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions

    func run() async throws {
      try await change.make(with: records, in: catalog) { releases, editor in
        let added = try releases.filter { try editor.want($0, notes: notes) }
        return ChangeReport(
          "added \(added.map(\.summary).spoken) to the wants"
            + (releases.count - added.count).alreadyThere)
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Take records off the wants.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate wants remove discogs:21
        """)

    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName]
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let releases = try records.find(among: editor.wantedReleases(), in: "the wants")
        for release in releases { _ = try editor.stopWanting(release.id) }
        return ChangeReport("removed \(releases.map(\.summary).spoken) from the wants")
      }
    }
  }
}
