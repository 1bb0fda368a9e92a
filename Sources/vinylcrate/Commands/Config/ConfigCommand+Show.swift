import ArgumentParser
import ScanReports
import Settings
import Text

extension ConfigCommand {
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Say what is set, and where each value comes from.",
      discussion: """
        \(ConfigHelp.exitCodes)

        EXAMPLES
          vinylcrate config show
          vinylcrate config show --format json
        """)

    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let settings = Settings()
      let lines = try Failures.reportingNow {
        try Setting.allCases.map {
          SettingsReport.Line($0, value: try settings.value(of: $0), usual: $0.usual)
        }
      }
      try Console.write(SettingsReport(lines).text(as: formats.format))
    }
  }

  struct Get: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get",
      abstract: "Print the value of one setting; an empty line where it has none.",
      discussion: """
        \(ConfigHelp.exitCodes)

        EXAMPLES
          vinylcrate config get library
        """)

    @Argument(help: ConfigHelp.setting) var setting: Setting

    func run() async throws {
      let value = try Failures.reportingNow { try Settings().value(of: setting)?.shownText }
      try Console.write((value ?? setting.usual ?? "").safeForTerminal + "\n")
    }
  }
}
