import ArgumentParser
import ScanReports

/// `vinylcrate collection move`: moves copies into another folder.
struct CollectionMoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Put copies into another folder.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate collection move 12 13 --folder 'Shelf 2'
        vinylcrate collection move discogs:21 --folder Uncategorized
      """)

  @Argument(help: "Copies by their number in the list, or records of which you have one copy.")
  var items: [ItemName]

  @Option(help: "The folder to put them into.")
  var folder: String

  @OptionGroup var change: ChangeOptions

  func run() async throws {
    try await change.make { editor in
      let folder = try editor.folder(named: folder)
      let moved = try editor.move(editor.items(named: items).map(\.id), to: folder.id)
        .filter { $0.folder != folder }
      return ChangeReport(
        "moved \(moved.map(\.release).spoken) to \(folder.name)", items: moved.map(\.id))
    }
  }
}
