import ArgumentParser
import Links
import Scanning

/// `vinylcrate lookup`: looks up typed barcodes and prints the same outcomes.
struct LookupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Name the records of barcodes that are typed or come from a hand scanner.",
    discussion: """
      Spaces, hyphens and dots between the digits do not matter; the check digit must be there.

      \(PressingHelp.hints)

      \(ExitCodeHelp.outcomes)

      EXAMPLES
        vinylcrate lookup 5012394144777
        vinylcrate lookup --hint 'CST012 Australia' 666561001216
        vinylcrate lookup '7 961220 922684' 0-667209-300210
        vinylcrate lookup -           # one a line on standard input
      """)

  @Argument(help: "Barcodes of 8, 12, 13 or 14 digits; - for lines on standard input.")
  var barcodes: [String]

  @OptionGroup var hints: HintOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let library = try library.openReader()
    let scanner = PhotoScanner(
      resolver: DeepLinkResolver(
        catalog: try online.chain(catalog.open(), library), library: library,
        preferences: try pressings.preferences),
      owned: library, measuresTime: output.timings, hint: hints.hint)
    // What will be typed is not known: an EAN-13 with spaces is long enough.
    let names = barcodes.map { $0 == "-" ? "0 000000 000000" : $0 }
    var answers = AnswerReport(try output.sinks(names: names))
    try answers.begin()
    for barcode in barcodes {
      if barcode == "-" {
        var lines = TypedLines(of: "barcodes")
        while let line = try await lines.next() {
          try await answers.add(await scanner.lookUp(line))
        }
      } else {
        try await answers.add(await scanner.lookUp(barcode))
      }
    }
    try ExitStatus(try answers.end()).end(exitZero: output.exitZero)
  }
}
