import ArgumentParser

/// `vinylcrate album`: everything that is known of one release.
struct AlbumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "album",
    abstract: "Show everything that is known of one release.",
    discussion: """
      --refresh asks Discogs how many collectors have and want it, for how much it is sold, and which \
      other pressings there are. What Discogs says is dynamic, so the time of the answer is shown.

      Exit codes: 1 where no catalogue knows it, 75 where that has to be asked again later, 2 where a \
      catalogue or the library cannot be used.

      EXAMPLES
        vinylcrate album discogs:249504
        vinylcrate album 5012394144777            # of several pressings the best
        vinylcrate album discogs:21 --format json
        vinylcrate album discogs:249504 --refresh
      """)

  @Argument(help: ArgumentHelp(RecordName.help))
  var record: RecordName

  @Flag(help: "Ask the source how the release is today, with prices and other pressings.")
  var refresh = false

  @OptionGroup var opening: OpeningOptions

  func validate() throws {
    guard refresh, opening.online.reach == .offline else { return }
    throw ValidationError("--refresh asks a source: it does not go with --offline.")
  }

  func run() async throws {
    try await opening.open(record.link.description, about: nil, refreshes: refresh)
  }
}
