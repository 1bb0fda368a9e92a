import ArgumentParser
import CatalogStore
import ScanReports

/// `vinylcrate catalog`: the catalogue that barcodes are looked up in.
struct CatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Show the catalogue that barcodes are looked up in.",
    discussion: """
      \(ExitCodeHelp.catalog)

      EXAMPLES
        vinylcrate catalog info
      """,
    subcommands: [Info.self],
    defaultSubcommand: Info.self)

  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "info",
      abstract: "Say which catalogue is in use, and count what it holds.",
      discussion: """
        \(ExitCodeHelp.catalog)

        EXAMPLES
          vinylcrate catalog info
          vinylcrate catalog info --catalog /srv/records/catalog.sqlite
        """)

    @OptionGroup var catalog: CatalogOptions

    func run() async throws {
      let info = try catalog.reporting { try $0.info() }
      try Console.write(
        """
        catalogue  \(info.name.safeForTerminal)
        file       \(info.path?.safeForTerminal ?? "none: it is part of the program")
        source     \(info.source.safeForTerminal)
        releases   \(info.releaseCount)
        barcodes   \(info.barcodeCount), of which \(info.sharedBarcodeCount) name several pressings

        """)
    }
  }
}
