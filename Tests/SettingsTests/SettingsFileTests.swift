import Files
import Foundation
import Settings
import TestSupport
import Testing

/// The file of settings.
struct SettingsFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ text: String) throws -> SettingsFile {
    SettingsFile(path: try folder.write(text, to: "config.toml"))
  }

  @Test("each setting is read with its line")
  func everySetting() throws {
    let file = try file(
      """
      # mine
      library = "/music/library.sqlite"

      catalog = 'vinyl'
      countries = [
        "gb", # home
        "US",
      ]
      media = "cassette, CD"
      color = "never"
      jobs = 3
      """)
    let entries = try file.entries()
    #expect(
      entries.mapValues(\.text) == [
        .library: "/music/library.sqlite", .catalog: "vinyl", .countries: "GB,US",
        .media: "cassette,cd", .color: "never", .jobs: "3",
      ])
    #expect(
      entries.mapValues(\.line) == [
        .library: 2, .catalog: 4, .countries: 5, .media: 9, .color: 10, .jobs: 11,
      ])
  }

  @Test("no file and an empty one set nothing; a file that was named has to be there")
  func nothing() throws {
    #expect(try file("").entries().isEmpty)
    #expect(try SettingsFile(path: folder.path("none.toml")).entries().isEmpty)
    let named = SettingsFile(path: folder.path("none.toml"), isRequired: true)
    #expect(throws: SettingProblem.unreadable(path: named.path, .missing)) {
      try named.entries()
    }
  }

  @Test("a path from the home folder is one, a relative path is none")
  func paths() throws {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(
      try file("library = '~/l.sqlite'").entries()[.library]?.text == home + "/l.sqlite")
    #expect(throws: SettingProblem.self) { try file("library = 'l.sqlite'").entries() }
    #expect(throws: SettingProblem.self) { try file("catalog = 'a/b.sqlite'").entries() }
  }

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("jobs = 2\ncolour = 'never'\n", "line 2: no setting 'colour'"),
      ("jobs = 2\n\n[scan]\njobs = 3\n", "line 3: no setting 'scan'"),
      ("# none\njobs = 'two'\n", "line 2: jobs is"),
      ("jobs = 0\n", "line 1: jobs is 0: it must be a number from 1 on"),
      ("countries = ['GB', 4]\n", "line 1: countries is"),
      ("color = true\n", "line 1: color is true: it must be auto, always or never"),
      ("jobs = 2\njobs = 3\n", "line 2: not TOML: "),
      ("jobs = 2\ncolor = never\n", "line 2: not TOML: "),
      ("library = '/a\n", "line 1: not TOML: "),
      ("jobs = 2\nmedia = '\u{0}'\n", "line 2: is not UTF-8"),
    ])
  func wrong(text: String, expected: String) throws {
    let file = try file(text)
    let problem = #expect(throws: SettingProblem.self) { try file.entries() }
    #expect(
      problem?.reason.hasPrefix("\(file.path): \(expected)") == true, "\(problem?.reason ?? "")")
  }

  @Test("bytes that are no text are named with their line")
  func notText() throws {
    let path = try folder.write(Array("jobs = 2\n".utf8) + [0xFF, 0x0A], to: "config.toml")
    #expect(throws: SettingProblem.notTOML(path: path, line: 2, message: "is not UTF-8 text")) {
      try SettingsFile(path: path).entries()
    }
  }

  @Test("a change leaves everything else as it is")
  func change() throws {
    let file = try file("# mine\r\ncountries = [\n  'GB',\n]\n\njobs = 2 # few\n# end")
    try file.set(.countries, to: "US,XE")
    try file.set(.color, to: "never")
    #expect(
      try folder.text(of: "config.toml")
        == "# mine\r\ncountries = [ \"US\", \"XE\" ]\n\njobs = 2 # few\n# end\ncolor = \"never\"\n")
    try file.set(.countries, to: nil)
    try file.set(.jobs, to: "4")
    try file.set(.media, to: nil)
    #expect(
      try folder.text(of: "config.toml") == "# mine\r\n\njobs = 4\n# end\ncolor = \"never\"\n")
  }

  @Test("a file is made with its folder, also for a name that needs quoting")
  func newFile() throws {
    let file = SettingsFile(path: folder.path("a/b/config.toml"), isRequired: true)
    try file.set(.library, to: "/my \"records\"\\'t\n/ü.sqlite", isTrial: true)
    #expect(folder.names == [])
    try file.set(.library, to: "/my \"records\"\\'t\n/ü.sqlite")
    #expect(try file.entries()[.library]?.text == "/my \"records\"\\'t\n/ü.sqlite")
  }

  @Test("a broken file is not written over")
  func broken() throws {
    let file = try file("jobs = \n")
    #expect(throws: SettingProblem.self) { try file.set(.jobs, to: "2") }
    #expect(try folder.text(of: "config.toml") == "jobs = \n")
  }
}
