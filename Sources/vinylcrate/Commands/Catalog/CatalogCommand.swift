import ArgumentParser

/// `vinylcrate catalog`: the catalogues that barcodes are looked up in.
struct CatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Import the world's releases, and manage the catalogues made of them.",
    discussion: """
      Records are looked up in the catalogues that were imported, one after the other: the first that \
      knows a barcode, a release or a search gives the answer. While nothing is imported, the sample of \
      75 records answers that is part of the program.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog import discogs_20261101_releases.xml.gz
        vinylcrate catalog list
        vinylcrate catalog order musicbrainz discogs
      """,
    subcommands: [
      CatalogImportCommand.self, CatalogListCommand.self, CatalogInfoCommand.self,
      CatalogOrderCommand.self, CatalogVerifyCommand.self, CatalogCompactCommand.self,
      CatalogRemoveCommand.self, CatalogUpgradeCommand.self,
    ],
    defaultSubcommand: CatalogInfoCommand.self)
}
