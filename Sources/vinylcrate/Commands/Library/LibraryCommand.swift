import ArgumentParser
import Library
import ScanReports
import Text

/// `vinylcrate library`: the daily copies of the library, and the merging of others.
struct LibraryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "List the daily backups of the library, restore one, and merge other libraries.",
    discussion: """
      The library is copied before the first change of each day; the copies of the last days are kept \
      beside it.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate library backups
        vinylcrate library restore
        vinylcrate library merge shard-1.sqlite shard-2.sqlite
      """,
    subcommands: [Backups.self, Restore.self, Merge.self],
    defaultSubcommand: Backups.self)

  struct Backups: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "backups", abstract: "List the daily backups of the library, the newest first.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate library backups --format json
        """)

    @OptionGroup var list: ListOptions
    @OptionGroup var library: LibraryOptions

    func run() async throws {
      try list.print(LibraryTable(backups: LibraryBackups(ofLibraryAt: try library.path).all))
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Restore the library from a daily backup.",
      discussion: """
        The file that was there is kept under another name, so that nothing is lost. End other \
        programs that use the library first, such as `vinylcrate watch`.

        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate library restore               # the newest that is sound
          vinylcrate library restore 2026-11-21
          vinylcrate library restore --dry-run
        """)

    @Argument(help: "The day or the name of a backup; without it the newest that is sound.")
    var backup: String?

    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await Failures.reporting {
        let backups = LibraryBackups(ofLibraryAt: try change.library.path)
        let backup =
          if let named = backup { try backups.backup(named: named) } else {
            try await backups.newestSound()
          }
        let restored = try await backups.restore(backup, isTrial: change.dryRun)
        let records = restored.counts.items.counted("record")
        let kept = restored.replaced.map { "; what was there is now \($0)" } ?? ""
        let report = ChangeReport("restored \(backup.name) with \(records)\(kept)")
        try Console.write(report.text(as: change.format, isTrial: change.dryRun))
      }
    }
  }
}
