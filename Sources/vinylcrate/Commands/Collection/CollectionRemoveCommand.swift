import ArgumentParser
import ScanReports

/// `vinylcrate collection remove`: removes copies.
struct CollectionRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove copies from the collection.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate collection remove 12
        vinylcrate collection remove discogs:21    # where it is the only copy
      """)

  @Argument(help: "Copies by their number in the list, or records of which you have one copy.")
  var items: [ItemName]

  @OptionGroup var change: ChangeOptions

  func run() async throws {
    try await change.make { editor in
      let removed = try editor.remove(editor.items(named: items).map(\.id))
      return ChangeReport(
        "removed \(removed.map(\.release).spoken) from the collection", items: removed.map(\.id))
    }
  }
}
