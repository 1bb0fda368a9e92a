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
      These are the barcodes that could not be looked up, those of several pressings, and those for \
      which `choose` has named a release. The photos are not read again. What is found is printed and \
      goes into the collection.

      \(PressingHelp.hints) \(PressingHelp.files)

      \(ExitCodeHelp.outcomes)

      EXAMPLES
        vinylcrate choose 666561001216 2    # the second of its pressings, at once
        vinylcrate resolve
        vinylcrate resolve --prefer-country GB
        vinylcrate resolve --unknown       # also those not in the catalogue
      """)

  @Flag(help: "Also look up the barcodes again that were not in the catalogue.")
  var unknown = false

  @Flag(help: "Only say what would be found, and change nothing.")
  var dryRun = false

  @OptionGroup var hints: HintOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  /// What is looked up again in any case.
  private static let open: Set<ScanStatus> = [.pending, .failed, .ambiguous]

  /// A barcode that is not in the catalogue is looked up again where `choose` has named its release.
  private func isWanted(_ photo: ScannedPhoto, in library: LibraryDatabase) async throws -> Bool {
    let findings = photo.outcomes.flatMap(\.findings)
    if unknown || findings.contains(where: { Self.open.contains($0.status) }) { return true }
    for finding in findings where finding.status == .unknown {
      if try await library.chosenRelease(for: finding.origin.gtin) != nil { return true }
    }
    return false
  }

  func run() async throws {
    var answers = AnswerReport(try output.sinks(ofHistory: true) + output.keepingSinks)
    try answers.begin()
    if let library = try library.openExisting() {
      let scanner = PhotoScanner(
        resolver: DeepLinkResolver(
          catalog: try online.chain(catalog.open(), library), library: library,
          preferences: try pressings.preferences),
        owned: library, hint: hints.hint)
      let keeper = CollectionKeeper(library)
      try await Failures.reporting {
        try await ScanHistory(ScanJournal(library))
          .resolve(
            Self.open.union([.unknown]), with: scanner, isTrial: dryRun,
            where: { try await isWanted($0, in: library) }
          ) { photo in
            try await answers.add(photo)
            guard !dryRun else { return }
            try answers.add(try await keeper.keep(PhotoGroup(photos: [photo]).records))
          }
      }
    }
    try ExitStatus(try answers.end()).end(exitZero: output.exitZero)
  }
}
