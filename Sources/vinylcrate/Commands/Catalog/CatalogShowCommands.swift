import ArgumentParser
import CatalogStore
import ScanReports

/// `vinylcrate catalog list`: the catalogues that were imported.
struct CatalogListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the catalogues that were imported, in the order in which they are asked.",
    discussion: """
      \(ExitCodeHelp.catalog)

      EXAMPLES
        vinylcrate catalog list
        vinylcrate catalog list --format json
      """)

  @OptionGroup var output: ListOptions

  func run() async throws {
    let catalogs = try Failures.reportingNow {
      try CatalogFolder.ofUser.entries.map { entry in
        (info: try CatalogDatabase(path: entry.path).info(), size: entry.size)
      }
    }
    try output.print(LibraryTable(catalogs: catalogs))
  }
}

/// `vinylcrate catalog info`: what one catalogue holds.
struct CatalogInfoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Say which catalogue is in use, and what it holds.",
    discussion: """
      \(ExitCodeHelp.catalog)

      EXAMPLES
        vinylcrate catalog info
        vinylcrate catalog info --catalog musicbrainz --format json
        vinylcrate catalog info --catalog /srv/records/catalog.sqlite
      """)

  @OptionGroup var formats: FormatOptions

  @OptionGroup var catalog: CatalogOptions

  func run() async throws {
    let info = try await Failures.reporting { try await catalog.first() }
    try Console.write(FactSheet(info).text(as: formats.format))
  }
}
