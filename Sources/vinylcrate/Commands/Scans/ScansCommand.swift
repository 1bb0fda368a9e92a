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
        vinylcrate scans assign label.jpg 5012394144777
        vinylcrate scans dismiss cat.jpg
      """,
    subcommands: [
      ScansListCommand.self, ScansAssignCommand.self, ScansDismissCommand.self,
      ScansCopyCommand.self, ScansForgetCommand.self,
    ],
    defaultSubcommand: ScansListCommand.self)
}
