import ArgumentParser
import Library
import Links
import Scanning

/// `vinylcrate resolve`: repeats look-ups that did not name a record for certain.
struct ResolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Look up the barcodes again that named no record for certain.",
    discussion: """
      These are the barcodes that could not be looked up, and those of several pressings, for which \
      `choose` may have named one since. The photos are not read again. What is found is printed and \
      goes into the collection.

      \(PressingHelp.hints) \(PressingHelp.files)

      \(ExitCodeHelp.outcomes)

      EXAMPLES
        vinylcrate choose 666561001216 musicbrainz:e3334c4e-9612-43a2-923b-27e33acbd705
        vinylcrate resolve
        vinylcrate resolve --prefer-country GB
        vinylcrate resolve --unknown       # also those in no catalogue, after a new one
      """)

  @Flag(help: "Also look up the barcodes again that are in no catalogue.")
  var unknown = false

  @OptionGroup var hints: HintOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  private var statuses: Set<ScanStatus> {
    let open: Set<ScanStatus> = [.pending, .failed, .ambiguous]
    return unknown ? open.union([.unknown]) : open
  }

  func run() async throws {
    var answers = AnswerReport(output.sinks(ofHistory: true) + output.keepingSinks)
    try answers.begin()
    if let library = try library.openExisting() {
      let scanner = PhotoScanner(
        resolver: DeepLinkResolver(
          catalog: try catalog.open(), library: library, preferredCountries: pressings.countries),
        owned: library, hint: hints.hint)
      let keeper = CollectionKeeper(library)
      try await Failures.reporting {
        try await ScanHistory(ScanJournal(library))
          .resolve(statuses, with: scanner) { photo in
            let group = PhotoGroup(photos: [photo])
            try answers.add(photo)
            try answers.add(try await keeper.keep(group.records))
          }
      }
    }
    try ExitStatus(try answers.end()).end(exitZero: output.exitZero)
  }
}
