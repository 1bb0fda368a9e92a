import ArgumentParser

/// `vinylcrate collection`: the copies that the user owns.
struct CollectionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "Keep the records that you own, bring them in from a file, count them.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate collection
        vinylcrate collection add discogs:21 --media VG+
        vinylcrate collection edit 12 13 --sleeve VG
        vinylcrate collection import collection.csv
        vinylcrate collection export collection.csv
        vinylcrate collection insights
      """,
    subcommands: [
      CollectionListCommand.self, CollectionAddCommand.self, CollectionEditCommand.self,
      CollectionMoveCommand.self, CollectionRemoveCommand.self, CollectionImportCommand.self,
      CollectionExportCommand.self,
      CollectionInsightsCommand.self,
    ],
    defaultSubcommand: CollectionListCommand.self)
}
