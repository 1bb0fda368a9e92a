import ArgumentParser
import Library
import ScanReports
import Text

extension FolderCommand {
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make a folder.",
      discussion: """
        EXAMPLES
          vinylcrate folder create 'Shelf 2'
        """)

    @Argument var name: String
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make {
        ChangeReport("created folder \(try $0.createFolder(name).name)")
      }
    }
  }

  struct Rename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Call a folder something else.",
      discussion: """
        EXAMPLES
          vinylcrate folder rename 'Shelf 2' Dub
        """)

    @Argument var folder: String
    @Argument var name: String
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let folder = try editor.folder(named: folder)
        let renamed = try editor.rename(folder, to: name)
        return ChangeReport("renamed folder \(folder.name) to \(renamed.name)")
      }
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a folder.",
      discussion: """
        EXAMPLES
          vinylcrate folder delete Dub
          vinylcrate folder delete Dub --force    # its records go to Uncategorized
        """)

    @Argument var folder: String
    @Flag(help: "Also where it has records, which go to Uncategorized.") var force = false
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let folder = try editor.folder(named: folder)
        let count = try editor.delete(folder, movesItems: force)
        let moved =
          count == 0
          ? "" : " and moved \(count.counted("record")) to \(CollectionFolder.uncategorized.name)"
        return ChangeReport("deleted folder \(folder.name)" + moved)
      }
    }
  }
}
