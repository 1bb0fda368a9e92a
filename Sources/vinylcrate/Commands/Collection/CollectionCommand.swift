import ArgumentParser

/// `vinylcrate collection`: the records that the user owns.
struct CollectionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "Bring the collection in from a file, write it to one, and count it.",
    discussion: """
      EXAMPLES
        vinylcrate collection import collection.csv
        vinylcrate collection export collection.csv
        vinylcrate collection insights
      """,
    subcommands: [
      CollectionImportCommand.self, CollectionExportCommand.self, CollectionInsightsCommand.self,
    ])
}
