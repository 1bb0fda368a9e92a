import ArgumentParser

/// `vinylcrate album`: everything that is known of one release.
struct AlbumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "album",
    abstract: "Show everything that is known of one release.",
    discussion: """
      Exit codes: 1 where no catalogue knows it, 75 where that has to be asked again later, 2 where a \
      catalogue or the library cannot be used.

      EXAMPLES
        vinylcrate album discogs:249504
        vinylcrate album 5012394144777            # of several pressings the best
        vinylcrate album discogs:21 --format json
      """)

  @Argument(help: ArgumentHelp(RecordName.help))
  var record: RecordName

  @OptionGroup var opening: OpeningOptions

  func run() async throws {
    try await opening.open(record.link.description, about: nil)
  }
}
