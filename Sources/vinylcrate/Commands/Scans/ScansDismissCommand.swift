import ArgumentParser
import Library
import ScanReports
import Scanning
import Text

/// `vinylcrate scans dismiss`: says that photos show no record that matters.
struct ScansDismissCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Say that photos show no record that matters; they need nothing more.",
    discussion: """
      It is remembered by the photo's content, also when the photo is moved or scanned again. A copy \
      that came from such a photo stays in the collection.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate scans dismiss front.jpg cat.jpg
      """)

  @Argument(help: "Photos that were scanned.", completion: .file())
  var photos: [String]

  @OptionGroup var change: ChangeOptions

  func run() async throws {
    let paths = RawArguments.paths(for: photos)
    try await change.make { library in
      try await PhotoLookup(library: library).identified(paths)
    } then: { photos, editor in
      for photo in photos { try editor.save(.dismissed, ofPhoto: photo.hash) }
      return ChangeReport(
        "dismissed "
          + (photos.count == 1 ? "\(photos[0].path)" : photos.count.counted("photo")))
    }
  }
}
