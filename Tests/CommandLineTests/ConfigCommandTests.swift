import Foundation
import TestSupport
import Testing

/// `vinylcrate config`, and what the other commands make of it.
struct ConfigCommandTests {
  private let program: Program
  private var file: String { program.folder.path("config/vinylcrate/config.toml") }

  init() throws {
    program = try Program()
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("config/vinylcrate"), withIntermediateDirectories: true)
    try program.folder.write(text, to: "config/vinylcrate/config.toml")
  }

  @Test("what is set is shown with where it comes from")
  func show() throws {
    try program.text("config", "set", "countries", "gb, us")
    let shown = try program.run(["config"], environment: ["VINYLCRATE_JOBS": "3"]).lines
    #expect(
      shown == [
        "library    \(program.folder.path("data/vinylcrate/library.sqlite"))  (default)",
        "catalog    none  (default)",
        "countries  GB,US  (\(file), line 1)",
        "media      vinyl  (default)",
        "color      auto  (default)",
        "theme      none  (default)",
        "pictures   auto  (default)",
        "keys       none  (default)",
        "jobs       3  ($VINYLCRATE_JOBS)",
        "online     no  ($VINYLCRATE_ONLINE)",
        "sources    discogs,musicbrainz  (default)",
      ])
    let json = try JSONText.lines(program.text("config", "show", "--format", "jsonl"))
    #expect(json.map { $0["name"] as? String }.count == 11)
    #expect(json[2]["source"] as? String == "file")
    #expect(json[2]["value"] as? String == "GB,US")
    #expect(json[1]["value"] is NSNull)
  }

  @Test("set, get and unset change one line and leave the others")
  func change() throws {
    try write("# my records\njobs = 2 # few\n")
    #expect(
      try program.text("config", "set", "media", "cd,vinyl").contains("set media to cd,vinyl"))
    #expect(try program.text("config", "get", "media") == "cd,vinyl\n")
    try program.text("config", "set", "jobs", "1", "--dry-run")
    try program.text("config", "unset", "media", "--dry-run")
    #expect(
      try program.folder.text(of: "config/vinylcrate/config.toml")
        == "# my records\njobs = 2 # few\nmedia = [ \"cd\", \"vinyl\" ]\n")
    try program.text("config", "unset", "jobs")
    try program.text("config", "unset", "media")
    #expect(try program.folder.text(of: "config/vinylcrate/config.toml") == "# my records\n")
    #expect(try program.text("config", "get", "countries") == "\n")
  }

  @Test("a variable that goes before the file is named where the file is changed")
  func hidden() throws {
    let result = try program.run(
      ["config", "set", "jobs", "2"], environment: ["VINYLCRATE_JOBS": "3"])
    #expect(result.exitCode == 0)
    #expect(result.complaints == ["vinylcrate: $VINYLCRATE_JOBS is set and goes before it"])
  }

  @Test("a relative path is set from the root, a catalogue that is not there is refused")
  func paths() throws {
    try program.text("config", "set", "library", "mine.sqlite")
    #expect(
      try program.text("config", "get", "library") == program.folder.path("mine.sqlite") + "\n")
    #expect(
      try program.refusal("config", "set", "catalog", "nonesuch").contains("nonesuch"))
  }

  @Test("option goes before environment, environment before file, file before default")
  func order() throws {
    try program.text("crate", "create", "Default")
    for (name, crate) in [("file", "File"), ("environment", "Environment"), ("option", "Option")] {
      let path = program.folder.path("\(name).sqlite")
      try FileManager.default.copyItem(
        atPath: program.folder.path("data/vinylcrate/library.sqlite"), toPath: path)
      try program.text("crate", "rename", "Default", crate, "--library", path)
    }
    let environment = ["VINYLCRATE_LIBRARY": program.folder.path("environment.sqlite")]
    func crates(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> String
    {
      try program.run(["crate", "list", "--format", "csv"] + arguments, environment: environment)
        .stdout
    }
    #expect(try crates().contains("Default"))
    try write("library = '\(program.folder.path("file.sqlite"))'\n")
    #expect(try crates().contains("File"))
    #expect(try crates([], environment).contains("Environment"))
    #expect(
      try crates(["--library", program.folder.path("option.sqlite")], environment)
        .contains("Option"))
  }

  @Test("preferred media and countries of the file put a pressing first")
  func pressings() throws {
    try write("countries = ['AU']\nmedia = ['vinyl', 'cd']\n")
    let lookup = try program.run(["lookup", "--format", "jsonl", "666561001216"])
    let route = try #require(try JSONText.lines(lookup.stdout).first?["route"] as? [String: Any])
    #expect(route["evidence"] as? [String] == ["AU is preferred", "vinyl is preferred"])
    let cassettes = try program.run(
      ["lookup", "--prefer-medium", "cassette", "--format", "jsonl", "666561001216"])
    #expect(!cassettes.stdout.contains("vinyl is preferred"))
  }

  @Test("colours of the file, unless NO_COLOR or the option says something else")
  func color() throws {
    try write("color = 'always'\n")
    func isColored(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> Bool
    {
      try program.run(["lookup", SampleRecord.astleyBarcode] + arguments, environment: environment)
        .stdout.contains("\u{1B}[")
    }
    #expect(try isColored())
    #expect(try !isColored([], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color", "never"]))
    #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
  }

  @Test(
    "a broken file ends the program, named with its line",
    arguments: [
      ("jobs = 2\ncolour = 'never'\n", "line 2: no setting 'colour': did you mean 'color'?"),
      ("jobs = 2\n\njobs = two\n", "line 3: not TOML"),
      ("library = 'here.sqlite'\n", "line 1: library is \"here.sqlite\": it must be"),
    ])
  func broken(text: String, expected: String) throws {
    try write(text)
    for arguments in [
      ["crate", "list"], ["lookup", "96385074"], ["config"], ["config", "unset", "jobs"],
    ] {
      let result = try program.run(arguments)
      #expect(result.exitCode == 2)
      #expect(result.stdout == "")
      #expect(result.complaints.count == 1)
      #expect(result.stderr.hasPrefix("vinylcrate: \(file): \(expected)"), "\(result.stderr)")
    }
    #expect(try program.run(["crate", "--help"]).exitCode == 0)
  }

  @Test("the file may be named by an option, before or after the command")
  func namedFile() throws {
    try program.folder.write("jobs = 7\n", to: "other.toml")
    #expect(try program.text("--config", "other.toml", "config", "get", "jobs") == "7\n")
    #expect(try program.text("config", "get", "jobs", "--config", "other.toml") == "7\n")
    #expect(
      try program.refusal("config", "get", "jobs", "--config", "none.toml", exitCode: 2)
        == "vinylcrate: none.toml: no such file: check the name")
    try program.text("config", "set", "jobs", "4", "--config", "none.toml")
    #expect(try program.folder.text(of: "none.toml") == "jobs = 4\n")
  }

  @Test(
    "wrong values and variables are wrong usage",
    arguments: [
      (["config", "set", "jobs", "0"], [:]), (["config", "set", "colour", "never"], [:]),
      (["lookup", "96385074"], ["VINYLCRATE_MEDIA": "tape"]),
      (["lookup", "96385074"], ["VINYLCRATE_COLOR": "blue"]),
      (["scan", "a.jpg"], ["VINYLCRATE_JOBS": "0"]),
    ] as [([String], [String: String])])
  func wrongUsage(arguments: [String], environment: [String: String]) throws {
    let result = try program.run(arguments, environment: environment)
    #expect(result.exitCode == 64)
    #expect(result.stdout.isEmpty)
  }
}
