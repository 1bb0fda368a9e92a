import ArgumentParser
import Library
import ScanReports

extension CrateCommand {
  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: "Put the crates, or the records in one, into your own order.",
      discussion: """
        Without records the crate itself is moved among the crates.

        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate crate move Sunday --to 1
          vinylcrate crate move Sunday discogs:21 5012394144777 --to 3
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @Argument(help: ArgumentHelp(RecordName.help)) var records: [RecordName] = []
    @Option(help: ArgumentHelp("The new place, from 1.", valueName: "place")) var to: Int
    @OptionGroup var change: ChangeOptions

    func validate() throws {
      guard to > 0 else { throw ValidationError("--to must be at least 1.") }
    }

    func run() async throws {
      try await change.make { editor in
        let crate = try editor.crate(named: crate)
        guard !records.isEmpty else {
          try editor.move(crate, to: to)
          return ChangeReport("moved crate \(crate.name) to place \(to)")
        }
        let releases = try records.find(among: editor.releases(in: crate), in: crate.name)
        try editor.move(releases.map(\.id), in: crate, to: to)
        return ChangeReport(
          "moved \(releases.map(\.summary).spoken) to place \(to) in \(crate.name)")
      }
    }
  }
}
