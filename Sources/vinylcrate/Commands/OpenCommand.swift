import ArgumentParser

/// `vinylcrate open`: a deep link in, the route it leads to out.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Follow a deep link and show where it leads.",
    discussion: """
      EXAMPLES
        vinylcrate open 'vinylcrate://search?barcode=5012394144777'
        vinylcrate open https://vinylcrate.app/album/discogs:249504
        vinylcrate open --format json 'vinylcrate://search?query=horace%20andy'
      """)

  @Argument(help: "A link: vinylcrate://… or https://vinylcrate.app/…")
  var url: String

  @OptionGroup var opening: OpeningOptions

  func run() async throws {
    try await opening.open(url)
  }
}
