import AppNavigation
import ArgumentParser
import Files
import Scanning

/// `vinylcrate lookup`: typed barcodes in, the same outcomes out.
struct LookupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Name the records of barcodes that are typed or come from a hand scanner.",
    discussion: """
      Spaces, hyphens and dots between the digits do not matter; the check digit must be there.

      EXAMPLES
        vinylcrate lookup 5012394144777
        vinylcrate lookup '7 961220 922684' 0-667209-300210
        vinylcrate lookup -           # one a line on standard input, answered line by line
      """)

  @Argument(help: "Barcodes of 8, 12, 13 or 14 digits; - for lines on standard input.")
  var barcodes: [String]

  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let library = try library.openReader()
    let coordinator = await AppCoordinator(catalog: try catalog.open(), library: library)
    let scanner = PhotoScanner(
      resolver: coordinator.resolver, owned: library, measuresTime: output.timings)
    var report = OutcomeReport(output, names: barcodes)
    try report.begin()
    for barcode in barcodes {
      if barcode == "-" {
        var lines = StreamedPhotoNames(NameStream(OpenFile(.standardInput, isOwned: false)))
        while let line = try await lines.next() {
          try report.add(await scanner.lookUp(line.description))
        }
      } else {
        try report.add(await scanner.lookUp(barcode))
      }
    }
    try report.end()
  }
}
