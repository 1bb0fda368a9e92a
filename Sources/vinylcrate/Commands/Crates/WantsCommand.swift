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
    subcommands: [List.self, Add.self, Edit.self, Remove.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the records that you look for.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate wants list --format csv
          vinylcrate wants list horace andy --sort year
        """)

    @OptionGroup var list: RecordListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try await library.reading { library in
        let filter = try await list.filter(in: library, ofCopies: false)
        let wants = list.select(try await library.wants(), filter) { ListedRecord($0) }
        try list.print(LibraryTable(wants: wants.shown, of: wants.count))
        try list.refuseMistyped(wants.count, of: WantsCommand.self)
      }
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
    @OptionGroup var online: OnlineOptions

    func run() async throws {
      try await change.make(with: records, in: catalog, online) { releases, editor in
        let added = try releases.filter { try editor.want($0, notes: notes) }
        return ChangeReport(
          "added \(added.map(\.summary).spoken) to the wants"
            + (releases.count - added.count).alreadyThere)
      }
    }
  }

  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change the words that are remembered with wanted records.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate wants edit discogs:21 --notes 'up to 20 pounds'
          vinylcrate wants edit discogs:21 --notes ''     # takes them away
        """)

    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName]
    @Option(help: "Words to remember with each of them, instead of those before.")
    var notes: String
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let releases = try records.find(among: editor.wantedReleases(), in: "the wants")
        for release in releases { _ = try editor.setNotes(notes, ofWanted: release.id) }
        return ChangeReport("changed the notes of \(releases.map(\.summary).spoken) in the wants")
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
