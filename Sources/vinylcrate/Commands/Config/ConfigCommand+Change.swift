import ArgumentParser
import Settings
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
      try Failures.reportingNow { try SettingChange(setting, typed: value).report(dryRun) }
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
      try Failures.reportingNow { try SettingChange(unsetting: setting).report(dryRun) }
    }
  }
}

extension SettingChange {
  /// Makes it and says so; also what goes before it.
  fileprivate func report(_ isTrial: Bool) throws {
    let report = try make(isTrial: isTrial)
    try Console.write(report.done.safeForTerminal + "\n")
    if let warning = report.warning { Console.complain(warning) }
  }
}
