import ArgumentParser
import Library

/// `vinylcrate folder`: the folders of the collection.
struct FolderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "folder",
    abstract: "Keep the folders of the collection; each copy is in one.",
    discussion: """
      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate folder create 'Shelf 2'
        vinylcrate folder list
      """,
    subcommands: [
      ListGroups<CollectionFolder>.self, CreateGroup<CollectionFolder>.self,
      RenameGroup<CollectionFolder>.self, DeleteGroup<CollectionFolder>.self,
    ],
    defaultSubcommand: ListGroups<CollectionFolder>.self)
}
