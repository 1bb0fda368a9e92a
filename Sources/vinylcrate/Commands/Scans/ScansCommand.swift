import ArgumentParser

/// `vinylcrate scans`: what became of photos, and what a person says of them.
struct ScansCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scans",
    abstract: "List the photos that were scanned, and say what those show that named no record.",
    discussion: """
      EXAMPLES
        vinylcrate scans
        vinylcrate scans --status unread
        vinylcrate scans copy second-copy.jpg
      """,
    subcommands: [ScansListCommand.self, ScansCopyCommand.self],
    defaultSubcommand: ScansListCommand.self)
}
