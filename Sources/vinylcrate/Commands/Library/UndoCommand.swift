import ArgumentParser
import Barcodes
import Library
import Releases
import ScanReports
import Scanning

/// `vinylcrate undo`: takes the last change back.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the last change of your collection, crates, wants or decisions.",
    discussion: """
      Used again, it takes back the change before that one; the last 100 can be undone.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate undo --list
        vinylcrate undo
      """)

  @Flag(help: "List what can be undone, the last change first, and undo nothing.")
  var list = false

  @Flag(help: "Only say what would be undone.")
  var dryRun = false

  @OptionGroup var output: ListOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    if list {
      try await library.reading {
        try output.print(LibraryTable(changes: try await $0.changes()))
      }
    } else {
      try await library.use(isTrial: dryRun) { library in
        let choices = try await library.choices()
        guard let change = try await library.undo(isTrial: dryRun) else {
          throw LibraryFailure.refused("there is nothing to undo")
        }
        let reopened = try await reopen(choices, in: library)
        let report = ChangeReport(
          (["undone: \(change.summary)"] + reopened).joined(separator: "; "))
        try Console.write(report.text(as: output.format, isTrial: dryRun))
      }
    }
  }

  /// Looks the barcodes up again whose choice was taken back, and says what that means.
  private func reopen(
    _ choices: [GTIN: ReleaseID], in library: LibraryDatabase
  ) async throws -> [String] {
    let now = try await library.choices()
    let barcodes = choices.filter { now[$0.key] != $0.value }.keys
    // Undone is undone: a catalogue that cannot be used is complained of, and no more.
    guard !barcodes.isEmpty, let catalog = try? catalog.open() else { return [] }
    var said: [String] = []
    for barcode in barcodes {
      let photos = try PhotosOfBarcode(barcode: barcode, catalog: catalog, library: library)
      said += [try await photos.reopen()].compactMap(\.self)
    }
    return said
  }
}
