import ArgumentParser
import Barcodes
import ScanReports

/// `vinylcrate choose`: says which of several pressings a barcode means.
struct ChooseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Say which pressing a barcode is; it is remembered for every later scan.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate choose 5012394144777 discogs:249504
      """)

  @Argument(help: "The barcode: 8, 12, 13 or 14 digits.")
  var barcode: GTIN

  @Argument(help: "The pressing, by its id such as discogs:249504.")
  var release: RecordName

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions

  func validate() throws {
    guard case .release = release else {
      throw ValidationError("Name the pressing by its id, such as discogs:249504.")
    }
  }

  func run() async throws {
    let catalog = try catalog.open()
    try await change.make { library in
      try await RecordLookup(catalog: catalog, library: library).release(release)
    } then: { release, editor in
      try editor.choose(release, for: barcode)
      return ChangeReport(
        "noted that \(barcode.shortestDigits) is \(release.id), \([release.summary].spoken)")
    }
  }
}

extension GTIN: ExpressibleByArgument {
  public init?(argument: String) {
    guard let gtin = try? GTIN(parsing: argument) else { return nil }
    self = gtin
  }
}
