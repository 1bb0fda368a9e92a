import ArgumentParser
import ScanReports

/// `list`: the groups of one kind.
struct ListGroups<Group: RecordGroup>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the \(Group.noun)s and how many records are in each.",
      discussion: """
        \(ExitCodeHelp.list)

        EXAMPLES
          vinylcrate \(Group.noun) list --format json
        """)
  }

  @OptionGroup var list: ListOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    try await library.reading { try list.print(try await Group.table(of: $0)) }
  }
}

/// `create`: a new group.
struct CreateGroup<Group: RecordGroup>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "create", abstract: "Make a \(Group.noun).",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate \(Group.noun) create \(Group.help.exampleNames.0)
        """)
  }

  @Argument(help: "The name of the new \(Group.noun).") var name: String
  @OptionGroup var change: ChangeOptions

  func run() async throws {
    try await change.make {
      ChangeReport("created \(Group.noun) \(try Group.create(name, in: $0).name)")
    }
  }
}

/// `rename`: a group under another name.
struct RenameGroup<Group: RecordGroup>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let (old, new) = Group.help.exampleNames
    return CommandConfiguration(
      commandName: "rename", abstract: "Call a \(Group.noun) something else.",
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate \(Group.noun) rename \(old) \(new)
        """)
  }

  @Argument(help: ArgumentHelp(Group.help.naming, valueName: Group.noun))
  var group: String
  @Argument(help: "Its new name.") var name: String
  @OptionGroup var change: ChangeOptions

  func run() async throws {
    try await change.make { editor in
      let group = try Group.named(group, in: editor)
      let renamed = try group.rename(to: name, in: editor)
      return ChangeReport("renamed \(Group.noun) \(group.name) to \(renamed.name)")
    }
  }
}

/// `delete`: a group no more.
struct DeleteGroup<Group: RecordGroup>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let name = Group.help.exampleNames.1
    return CommandConfiguration(
      commandName: "delete", abstract: Group.help.deleting,
      discussion: """
        \(ExitCodeHelp.change)

        EXAMPLES
          vinylcrate \(Group.noun) delete \(name)
          vinylcrate \(Group.noun) delete \(name) --force    # \(Group.help.forceComment)
        """)
  }

  @Argument(help: ArgumentHelp(Group.help.naming, valueName: Group.noun))
  var group: String
  @Flag(help: ArgumentHelp(Group.help.force)) var force = false
  @OptionGroup var change: ChangeOptions

  func run() async throws {
    try await change.make { editor in
      let group = try Group.named(group, in: editor)
      let records = try group.delete(force: force, in: editor)
      return ChangeReport("deleted \(Group.noun) \(group.name)" + records)
    }
  }
}
