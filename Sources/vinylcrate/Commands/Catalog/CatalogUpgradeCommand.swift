import ArgumentParser
import PostgresCatalog
import ScanReports
import Text

/// `vinylcrate catalog upgrade`: brings the catalogues of a database to this version.
struct CatalogUpgradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract: "Bring the catalogues of a PostgreSQL database to this version of the program.",
    discussion: """
      Catalogues that an earlier version imported get what this one needs, without another import. Each is \
      upgraded as a whole or stays as it was; who asks it meanwhile waits for the end.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog upgrade postgresql://curator@db/records
      """)

  @Argument(help: "The database, as postgresql://USER@HOST/DATABASE.")
  var address: String

  func run() async throws {
    try await Failures.reporting {
      let names = try await CatalogUpgrade(of: PostgresAddress(address)).run()
      try Console.write(
        names.isEmpty
          ? "all catalogues are of this version\n" : "upgraded \(names.joined(separator: ", "))\n")
    }
  }
}
