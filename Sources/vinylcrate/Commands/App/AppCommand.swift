import ArgumentParser
import Files
import TerminalUI

/// `vinylcrate app`, and `vinylcrate` alone on a terminal: the app of five tabs.
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Open the app on this terminal, as vinylcrate alone does.",
    discussion: """
      Home, crates, discover, marketplace and search, and the scanner a key away. Press ? for the keys. \
      Where you are when you quit is where you are at the next start. A link is opened in the app that \
      runs already, if one does. vinylcrate --plain is the app line by line.

      Exit codes: 2 where this is no terminal and --plain is not given, or a catalogue or the library \
      cannot be used, 74 where the output, the library or the state cannot be written.

      EXAMPLES
        vinylcrate app
        vinylcrate app 'vinylcrate://search?barcode=5012394144777'
        vinylcrate app --ascii --color never
        vinylcrate app --plain
      """)

  @Argument(help: "A link to open first: vinylcrate://… or https://vinylcrate.app/…")
  var link: String?

  @OptionGroup var app: AppOptions

  func run() async throws { try await app.open(link.map(AppRequest.open)) }
}

/// `vinylcrate scanner`: the app with its scanner sheet, which scans what is named.
struct ScannerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scanner",
    abstract: "Open the app's scanner on this terminal, and scan photos and folders in it.",
    discussion: """
      Where the app runs already, they are scanned there.

      Exit codes: 2 where this is no terminal and --plain is not given, or a catalogue or the library \
      cannot be used, 74 where the output, the library or the state cannot be written.

      EXAMPLES
        vinylcrate scanner
        vinylcrate scanner ~/Pictures/sleeves
        vinylcrate scanner SampleImages/*.jpg
      """)

  @Argument(help: "Photos and folders.", completion: .file())
  var photos: [String] = []

  @OptionGroup var app: AppOptions

  func run() async throws {
    let paths = RawArguments.paths(for: photos).map(\.absolute)
    try await app.open(paths.isEmpty ? .open("vinylcrate://scanner") : .scan(paths))
  }
}
