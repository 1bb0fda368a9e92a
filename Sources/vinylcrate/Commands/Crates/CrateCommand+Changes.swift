import ArgumentParser
import Library
import ScanReports
import Text

extension CrateCommand {
  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make a crate.",
      discussion: """
        EXAMPLES
          vinylcrate crate create Sunday
        """)

    @Argument var name: String
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { ChangeReport("created crate \(try $0.createCrate(name).name)") }
    }
  }

  struct Rename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Call a crate something else.",
      discussion: """
        EXAMPLES
          vinylcrate crate rename Sunday Monday
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @Argument var name: String
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let crate = try editor.crate(named: crate)
        let renamed = try editor.rename(crate, to: name)
        return ChangeReport("renamed crate \(crate.name) to \(renamed.name)")
      }
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a crate; its records stay in the collection.",
      discussion: """
        EXAMPLES
          vinylcrate crate delete Monday
          vinylcrate crate delete Monday --force    # also where it has records
        """)

    @Argument(help: "The crate, by name or id.") var crate: String
    @Flag(help: "Also where it has records.") var force = false
    @OptionGroup var change: ChangeOptions

    func run() async throws {
      try await change.make { editor in
        let crate = try editor.crate(named: crate)
        let count = try editor.delete(crate, emptiesIt: force)
        return ChangeReport(
          "deleted crate \(crate.name)" + (count == 0 ? "" : " of \(count.counted("record"))"))
      }
    }
  }
}
