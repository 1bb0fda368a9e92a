import ArgumentParser
import CollectionSync
import Library
import ScanReports

/// `vinylcrate discogs status`: what the library knows of both sides.
struct DiscogsStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say how far your collection and that at Discogs are the same; nobody is asked.",
    discussion: """
      It compares the library with what Discogs had at the last pull or push.

      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate discogs status
        vinylcrate discogs status --format json
      """)

  @OptionGroup var formats: FormatOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    try await library.reading { library in
      guard let status = try await library.discogsStatus(), status.pulledAt != nil else {
        throw SyncFailure.neverPulled
      }
      let counts = try await library.counts()
      let sheet = FactSheet(status, plan: try await library.discogsPlan(), here: counts)
      try Console.write(sheet.text(as: formats.format))
    }
  }
}
