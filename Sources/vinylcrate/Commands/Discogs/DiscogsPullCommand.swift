import ArgumentParser
import CollectionSync
import Library
import ScanReports
import Text

/// `vinylcrate discogs pull`: brings what is at Discogs into the library.
struct DiscogsPullCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Bring your collection, its folders and your wants from Discogs.",
    discussion: """
      A copy that is here already, from a collection file or from a photo of the same release, is \
      matched and not added again. Conditions, ratings, notes and folders that you changed at Discogs \
      are changed here; what you changed here stays. What you removed at Discogs stays here, too, and \
      is told. All is one change, which can be undone; Discogs is never changed by it.

      It takes one request for each hundred records. A pull that was interrupted goes on where it \
      was, for six hours.

      \(DiscogsCommand.exitCodes)

      EXAMPLES
        vinylcrate discogs pull
        vinylcrate discogs pull --recent     # only what was added since
        vinylcrate discogs pull --dry-run
      """)

  @Flag(help: "Read the records added last, until a page of a hundred has none that is new.")
  var recent = false

  @Flag(help: "Where a value was changed here and at Discogs, take that of Discogs.")
  var theirs = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var addresses: SourceAddresses

  func run() async throws {
    let catalog = try catalog.open()
    try await change.library.use(isTrial: change.dryRun) { library in
      try await SyncLock(for: library).holding {
        var bar = SyncBar()
        let frame = try await DiscogsReader(
          DiscogsCommand.collection(at: addresses), catalog: catalog, into: library
        )
        .read(isRecentOnly: recent) { bar?.show($1, of: $0) }
        bar?.clear()
        let counts = try await library.pullDiscogs(
          folders: frame.folders, prefersDiscogs: theirs, isTrial: change.dryRun)
        let report = ChangeReport(counts.summary)
        try Console.write(report.text(as: change.format, isTrial: change.dryRun))
      }
      if !change.dryRun { try await tellRest(of: library) }
    }
  }

  /// What is still not the same on both sides.
  private func tellRest(of library: LibraryDatabase) async throws {
    let rest = try await library.discogsPlan().rest
    if !rest.isEmpty {
      Console.complain("\(rest.joined(separator: ", ")): vinylcrate discogs push")
    }
  }
}

extension DiscogsPlan {
  /// What is not the same on both sides, in words.
  var rest: [String] {
    let waiting = count(.add) + count(.change)
    let words: [(Int, String)] = [
      (waiting, "\(waiting.counted("difference")) to push"),
      (count(.conflict), count(.conflict).counted("conflict")),
      (count(.gone), "\(count(.gone)) no longer at Discogs"),
      (count(.delete), "\(count(.delete)) removed here and still at Discogs"),
    ]
    return words.filter { $0.0 > 0 }.map(\.1)
  }
}
