import ArgumentParser
import Links
import Releases
import ScanReports
import Text

/// `vinylcrate open`: a deep link in, the route it leads to out.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Follow a deep link and show where it leads.",
    discussion: """
      Exit codes: 1 where the link leads to nothing, 2 where it is no link of ours or a catalogue or \
      the library cannot be used, 75 where the question has to be asked again later.

      EXAMPLES
        vinylcrate open 'vinylcrate://search?barcode=5012394144777'
        vinylcrate open https://vinylcrate.app/album/discogs:249504
        vinylcrate open https://www.discogs.com/release/249504
        vinylcrate open --format json 'vinylcrate://search?query=horace%20andy'
      """)

  @Argument(
    help: "A link: vinylcrate://… or https://vinylcrate.app/…; or a release, by its id or address.")
  var url: String

  @OptionGroup var opening: OpeningOptions

  func run() async throws {
    let link = ReleaseID(typed: url).map { DeepLink.album(id: $0).description }
    try await opening.open(link ?? url, about: url.safeForTerminal)
  }
}
