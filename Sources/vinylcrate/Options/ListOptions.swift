import ArgumentParser
import ScanReports

/// The format and the colours of what a command prints.
struct ListOptions: ParsableArguments {
  @OptionGroup var formats: FormatOptions

  @Option(help: ColorChoice.help)
  var color: ColorChoice?

  var format: OutcomeFormat { formats.format }

  /// The page that text is written on.
  ///
  /// - Parameter names: the names of all photos, if they are known beforehand.
  func page(names: [String]? = nil) throws -> TextPage {
    try TextPage(
      width: Console.width, hasColor: ColorChoice.isOn(color), names: names, wording: .commandLine)
  }

  func print(_ table: LibraryTable) throws {
    try Console.write(table.text(as: format, on: try page()))
  }
}
