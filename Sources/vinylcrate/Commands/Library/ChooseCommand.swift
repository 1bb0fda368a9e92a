import ArgumentParser
import Barcodes
import Foundation
import Library
import Releases
import ScanReports
import Scanning

/// `vinylcrate choose`: says which of several pressings a barcode means.
struct ChooseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Say which pressing a barcode is; it is remembered for every later scan.",
    discussion: """
      Without a release it lists the pressings with numbers and asks. Photos that were waiting for the \
      choice are resolved at once, and their records go into the collection.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate choose 666561001216           # lists the pressings and asks
        vinylcrate choose 666561001216 2         # the second of the list
        vinylcrate choose 5012394144777 r249504
        vinylcrate choose 5012394144777 https://www.discogs.com/release/249504
      """)

  @Argument(help: "The barcode: 8, 12, 13 or 14 digits.")
  var barcode: GTIN

  @Argument(
    help: ArgumentHelp(
      "The pressing: its number in the list, its id such as discogs:249504, r249504 or an MBID, or its "
        + "address."))
  var release: PressingName?

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions

  func run() async throws {
    let local = try catalog.open()
    try await change.library.use(isTrial: change.dryRun) { library in
      let catalog = try online.chain(local, library)
      let lookup = try RecordLookup(catalog: catalog, library: library)
      let release = try await lookup.release(.release(try await chosen(lookup)))
      let noted =
        "noted that \(barcode.shortestDigits) is \(release.id), \([release.summary].spoken)"
      let run = UUID()
      try await library.change(isTrial: change.dryRun, run: run) { editor in
        try editor.choose(release, for: barcode)
      } summary: {
        noted
      }
      var report = ChangeReport(noted)
      if !change.dryRun,
        let resolved = try await PhotosOfBarcode(
          barcode: barcode,
          scanner: PhotoScanner(library: library, catalog: catalog), library: library
        )
        .resolve(continuing: run, after: noted)
      {
        report = ChangeReport("\(noted); \(resolved)")
      }
      try Console.write(report.text(as: change.format, isTrial: change.dryRun))
    }
  }

  private func chosen(_ lookup: RecordLookup) async throws -> ReleaseID {
    if case .release(let id) = release { return id }
    let match = try await lookup.match(.barcode(barcode))
    let name =
      try release
      ?? PressingQuestion(barcode: barcode, match: match, format: change.format).answer()
    return name.release(among: match.releases)
  }
}

extension GTIN: ExpressibleByArgument {
  public init?(argument: String) {
    guard let gtin = try? GTIN(parsing: argument) else { return nil }
    self = gtin
  }
}
