import ArgumentParser
import CatalogStore
import Files
import Foundation
import ScanReports
import Settings
import TerminalUI
import Text

extension ConfigCommand {
  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Set one setting in the file; the rest of it stays as it is.",
      discussion: """
        \(ConfigHelp.exitCodes)

        EXAMPLES
          vinylcrate config set countries GB,US
          vinylcrate config set library ~/music/library.sqlite
        """)

    @Argument(help: ConfigHelp.setting) var setting: Setting
    @Argument(help: "Its value; several with commas between them.") var value: String
    @Flag(help: "Only say what would be set, and change nothing.") var dryRun = false

    func run() async throws {
      guard let normal = setting.normalized(value) else {
        throw ValidationError("\(setting.rawValue) must be \(setting.requirement).")
      }
      try Failures.reportingNow { try setting.change(to: try setting.stored(normal), dryRun) }
    }
  }

  struct Unset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unset", abstract: "Take one setting out of the file.",
      discussion: """
        \(ConfigHelp.exitCodes)

        EXAMPLES
          vinylcrate config unset countries
        """)

    @Argument(help: ConfigHelp.setting) var setting: Setting
    @Flag(help: "Only say what would be taken out, and change nothing.") var dryRun = false

    func run() async throws {
      try Failures.reportingNow { try setting.change(to: nil, dryRun) }
    }
  }
}

extension Setting {
  /// A value as the file has it, where paths mean the same wherever the program is started.
  fileprivate func stored(_ value: String) throws -> String {
    switch self {
    case .keys:
      do throws(KeyMap.Fault) {
        _ = try KeyMap(bindings: value.split(separator: ",").map(String.init))
      } catch {
        throw ValidationError("\(error.binding): \(rawValue) must be \(requirement).")
      }
      return value
    case .library:
      return PhotoPath(value).absolute.description
    case .catalog:
      if CatalogFolder.ofUser.entries.contains(where: { $0.name == value }) { return value }
      guard FileManager.default.fileExists(atPath: value) else {
        throw CatalogFolderProblem.unknown(
          value, known: CatalogFolder.ofUser.entries.map(\.name))
      }
      return PhotoPath(value).absolute.description
    case .countries, .media, .color, .theme, .jobs, .online, .sources:
      return value
    }
  }

  /// Changes the file and says so; also what goes before it.
  fileprivate func change(to value: String?, _ isTrial: Bool) throws {
    let settings = Settings()
    try settings.file.set(self, to: value, isTrial: isTrial)
    let done =
      value.map { "\(isTrial ? "would set" : "set") \(rawValue) to \($0)" }
      ?? "\(isTrial ? "would take" : "took") \(rawValue) out"
    try Console.write("\(done): \(settings.file.path)".safeForTerminal + "\n")
    if case .environment(let variable)? = try settings.environmentValue(of: self)?.source {
      Console.complain("$\(variable) is set and goes before it")
    }
  }
}
