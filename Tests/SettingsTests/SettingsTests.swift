import Settings
import TestSupport
import Testing

/// Where a value comes from.
struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("jobs = 3\ncolor = 'always'\n", to: "config.toml")
  }

  private func settings(_ environment: [String: String]) -> Settings {
    Settings(environment: ["VINYLCRATE_CONFIG": folder.path].merging(environment) { $1 })
  }

  @Test("the environment goes before the file")
  func order() throws {
    let path = folder.path("config.toml")
    #expect(
      try settings([:]).value(of: .jobs)
        == Settings.Value(text: "3", source: .file(path: path, line: 1)))
    #expect(
      try settings(["VINYLCRATE_JOBS": "5"]).value(of: .jobs)
        == Settings.Value(text: "5", source: .environment(variable: "VINYLCRATE_JOBS")))
    #expect(try settings(["VINYLCRATE_JOBS": ""]).value(of: .jobs)?.text == "3")
    #expect(try settings([:]).value(of: .media) == nil)
  }

  @Test("NO_COLOR is a setting of the environment, after the program's own")
  func noColor() throws {
    #expect(try settings(["NO_COLOR": "1"]).value(of: .color)?.text == "never")
    #expect(try settings(["NO_COLOR": ""]).value(of: .color)?.text == "always")
    let both = settings(["NO_COLOR": "1", "VINYLCRATE_COLOR": "auto"])
    #expect(try both.value(of: .color)?.text == "auto")
  }

  @Test("a wrong variable is named; the file is then not asked")
  func wrongVariable() {
    #expect(throws: SettingProblem.badVariable(name: "VINYLCRATE_JOBS", value: "x", .jobs)) {
      try settings(["VINYLCRATE_JOBS": "x"]).value(of: .jobs)
    }
  }

  @Test("the file may be named")
  func namedFile() throws {
    let other = try folder.write("jobs = 7\n", to: "other.toml")
    #expect(try settings(["VINYLCRATE_CONFIG_FILE": other]).value(of: .jobs)?.text == "7")
    #expect(throws: SettingProblem.unreadable(path: "/nonexistent.toml", .missing)) {
      try settings(["VINYLCRATE_CONFIG_FILE": "/nonexistent.toml"]).value(of: .jobs)
    }
  }
}
