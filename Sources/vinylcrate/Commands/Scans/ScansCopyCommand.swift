import ArgumentParser
import Library
import ScanReports
import Scanning
import Text

/// `vinylcrate scans copy`: says that photos show further copies of records.
struct ScansCopyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy",
    abstract: "Say that photos show second copies: add a copy for each.",
    discussion: """
      A photo of a record that you have is added to that copy, unless you say so.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate scans copy shelf-3/gumbo.jpg
      """)

  @Argument(help: "Photos that were scanned.", completion: .file())
  var photos: [String]

  @OptionGroup var change: ChangeOptions

  func run() async throws {
    let paths = RawArguments.paths(for: photos)
    try await change.make { library in
      try await PhotoLookup(library: library).photos(paths)
    } then: { photos, editor in
      let copies = try photos.map { photo in
        let records = PhotoGroup(photos: [photo]).records.filter(\.isDecided)
        guard !records.isEmpty else {
          throw LibraryFailure.refused("\(photo.path) names no record")
        }
        return try records.compactMap { try editor.keep($0, isOwnCopy: true) }
      }.joined()
      let added = copies.filter { $0.scan.change == .added }
      guard let folder = added.first?.scan.copy.folder else {
        throw LibraryFailure.refused(
          photos.count == 1
            ? "\(photos[0].path) has a copy of its own already"
            : "these photos have copies of their own already")
      }
      return ChangeReport(
        "added \(added.map(\.scan.copy.release).spoken) to \(folder.name)",
        items: added.map(\.scan.copy.id))
    }
  }
}
