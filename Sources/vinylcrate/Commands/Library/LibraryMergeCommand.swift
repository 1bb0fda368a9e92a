import ArgumentParser
import Library
import ScanReports
import Text

extension LibraryCommand {
  /// `vinylcrate library merge`: puts the libraries of several machines together.
  struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merge other libraries into the one in use, such as those of a batch in shards.",
      discussion: """
        Scans, copies with their photos, folders, crates, wants and decisions come over, as one batch \
        over the photos of all would have kept them. What was merged before adds nothing. The other \
        libraries are only read.

        Where two libraries say different things, the one in use stands, then the one named first, and \
        a line says what the other has. All is one change: `undo` takes it back, and only the scans stay \
        known, as after a batch.

        \(ExitCodeHelp.merge)

        EXAMPLES
          vinylcrate library merge shard-1.sqlite shard-2.sqlite
          vinylcrate library merge --dry-run shard-*.sqlite
          vinylcrate library merge --library all.sqlite --create shard-*.sqlite
        """)

    @Argument(help: "The files of the libraries to merge.", completion: .file())
    var libraries: [String]

    @Flag(
      help: ArgumentHelp(
        "Each scan shows a copy of its own, as for batch --copies: records of two libraries stay two."
      ))
    var copies = false

    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.library.use(isTrial: change.dryRun) { library in
        let tally = try await library.merge(
          libraries, makesCopies: copies, isTrial: change.dryRun)
        for conflict in tally.conflicts { Console.complain(conflict.description) }
        let report = ChangeReport(tally.summary, items: tally.added)
        try Console.write(report.text(as: change.format, isTrial: change.dryRun))
        if tally.waiting > 0 {
          Console.complain(
            "\(tally.waiting.counted("photo")) can be resolved by what was chosen: vinylcrate resolve"
          )
        }
      }
    }
  }
}
