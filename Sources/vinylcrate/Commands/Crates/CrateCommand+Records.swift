import ArgumentParser
import Library
import ScanReports

extension CrateCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Put records into a crate, after the others.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate crate add Sunday discogs:21 5012394144777
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName]
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var online: OnlineOptions

    func run() async throws {
      try await change.make(with: records, in: catalog, online) { releases, editor in
        let crate = try editor.crate(named: crate)
        let added = try releases.filter { try editor.add($0, to: crate) }
        return ChangeReport(
          "added \(added.map(\.summary).spoken) to \(crate.name)"
            + (releases.count - added.count).alreadyThere)
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Take records out of a crate.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate crate remove Sunday discogs:21
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName]
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let crate = try editor.crate(named: crate)
        let releases = try records.find(among: editor.releases(in: crate), in: crate.name)
        for release in releases { _ = try editor.remove(release.id, from: crate) }
        return ChangeReport("removed \(releases.map(\.summary).spoken) from \(crate.name)")
      }
    }
  }
}
