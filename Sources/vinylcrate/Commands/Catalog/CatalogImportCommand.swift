import ArgumentParser
import CatalogImport
import CatalogStore
import Files
import Foundation
import PostgresCatalog
import ReleaseDumps
import Releases
import ScanReports
import Text

/// `vinylcrate catalog import`: makes a catalogue of a dump.
struct CatalogImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a catalogue of a dump of Discogs or MusicBrainz.",
    discussion: """
      A dump is a file of all releases, which both publish every month:

        discogs_YYYYMMDD_releases.xml.gz   all releases; as .xml, .xml.gz, .xml.zst or .xml.xz
        discogs_YYYYMMDD_masters.xml.gz    optional: in which year each record first came out
        mbdump.tar.xz                      MusicBrainz' JSON dump of releases

      With --to it is made in a PostgreSQL database, which many machines can ask: --catalog with the same \
      address, and the role vinylcrate_reader there. A password is taken from ~/.pgpass.

      The catalogue is made beside the one in use and takes its place when it is complete. If it is \
      interrupted or fails, all is as it was. The same month is not imported again. Afterwards records \
      of the collection that were in no catalogue, wants and scans that wait for an answer are looked \
      up in it.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog import discogs_20261101_releases.xml.gz
        vinylcrate catalog import --countries GB,US discogs_20261101_releases.xml.gz
        curl -s ADDRESS | vinylcrate catalog import -
        vinylcrate catalog import --to postgresql://db/records releases.xml.gz
      """)

  /// Which releases are taken.
  enum Selection: String, ExpressibleByArgument, CaseIterable {
    case vinyl
  }

  @Argument(help: "The dump; - for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Leave out all but these: vinyl.", valueName: "kind"))
  var only: Selection?

  @Option(
    help: ArgumentHelp(
      "Leave out all but the releases of these countries, as GB,US,DE.", valueName: "codes"))
  var countries: CountryList?

  @Flag(help: "Only look barcodes up: keep releases that have one, without tracks and words.")
  var onlyBarcodes = false

  @Flag(help: "Leave out releases that are broken in the dump, and list the first hundred.")
  var keepGoing = false

  @Flag(help: "Import the same month again.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "How to call the catalogue; without it discogs, discogs-masters or musicbrainz."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Make it in a PostgreSQL database instead of a file, as postgresql://USER@HOST/DATABASE.",
      valueName: "address"))
  var to: String?

  @Flag(help: "Only say which catalogue would be made of which data, and make none.")
  var dryRun = false

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    Heap.boundForImports()
    let start = ContinuousClock.now
    let interrupts = Interrupts("stopping; interrupt again to end at once")
    try await Failures.reporting {
      let server = try server
      let work = try work(for: server)
      guard !dryRun else {
        let report = ChangeReport("imported \(work.origin.lineOfName) from \(file)")
        return try Console.write(report.text(as: .text, isTrial: true))
      }
      var bar = ImportProgressBar()
      defer { bar?.clear() }
      let outcome = try await work.run { progress in
        if interrupts.stop.isRequested { throw ExitCode(ExitStatus.interrupted.rawValue) }
        bar?.show(progress)
      } finishing: { step in
        bar?.show(step)
      }
      bar?.clear()
      switch outcome {
      case .alreadyThere(let info):
        try Console.write(
          "\(info.origin.lineOfName) is imported already: --again imports it again\n")
      case .imported(let info, let totals):
        try Console.write(
          ImportSummary(info: info, totals: totals, duration: ContinuousClock.now - start).text)
        for fault in totals.faults {
          Console.complain("\(file): \(fault.place): skipped: \(fault.reason)")
        }
        try await tellGain(server)
      }
    }
  }

  /// Says what the library gains; nothing where there is no library.
  private func tellGain(_ server: PostgresAddress?) async throws {
    guard let library = try library.openExisting() else { return }
    let catalog: any ReleaseCatalog =
      try server.map { PostgresCatalogs($0) } ?? CatalogFolder.ofUser.open()
    guard let gain = try await LibraryGain(library, catalog).line() else { return }
    try Console.write("library    \(gain)\n")
  }

  private var server: PostgresAddress? {
    get throws {
      guard let to else { return nil }
      guard PostgresAddress.isAddress(to) else {
        throw ValidationError("--to must be an address such as postgresql://USER@HOST/DATABASE.")
      }
      return try PostgresAddress(to)
    }
  }

  private func work(for server: PostgresAddress?) throws -> CatalogImport {
    let dump = RawArguments.paths(for: [file])[0]
    guard let server else {
      return try CatalogImport(
        dump, into: .ofUser, named: name, options: options, repeats: again, isTrial: dryRun)
    }
    return try CatalogImport(dump, to: server, named: name, options: options, repeats: again)
  }

  private var options: DumpOptions {
    var options = DumpOptions()
    options.onlyVinyl = only == .vinyl
    options.onlyBarcodes = onlyBarcodes
    options.keepGoing = keepGoing
    options.countries = countries.map { Set($0.codes) }
    return options
  }
}
