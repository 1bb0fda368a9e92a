import TestSupport
import Testing

/// Commands that look records up ask online as a scan does.
struct OnlineCommandsTests {
  private let program: Program
  private let fake: OnlineFake

  init() throws {
    program = try Program()
    fake = try OnlineFake()
    try program.text("crate", "create", "Sunday")
  }

  private static let commands: [[String]] = [
    ["album", OnlineFake.discogsID], ["album", OnlineFake.barcode],
    ["open", "vinylcrate://search?barcode=\(OnlineFake.barcode)"], ["search", "far", "away"],
    ["choose", OnlineFake.barcode, OnlineFake.discogsID],
    ["collection", "add", OnlineFake.barcode], ["wants", "add", OnlineFake.discogsID],
    ["crate", "add", "Sunday", OnlineFake.discogsID],
  ]

  @Test("what nothing here knows is found at Discogs, and the source is named", arguments: commands)
  func found(command: [String]) throws {
    let result = try program.run(command + fake.options, environment: OnlineFake.signedIn)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("Far Away"))
    #expect(
      result.complaints == [
        "vinylcrate: found at Discogs: data provided by Discogs, https://www.discogs.com"
      ])
    #expect(!fake.paths.isEmpty)
  }

  @Test("with --offline, or for what is known here, nobody is asked", arguments: commands)
  func offline(command: [String]) throws {
    let result = try program.run(
      command + ["--offline"] + fake.options, environment: OnlineFake.signedIn)
    #expect(result.exitCode == 1)
    let known = command.map {
      [
        OnlineFake.discogsID: SampleRecord.astley, OnlineFake.barcode: SampleRecord.astleyBarcode,
        "far": "rick", "away": "astley",
      ][$0] ?? $0.replacing(OnlineFake.barcode, with: SampleRecord.astleyBarcode)
    }
    #expect(try program.run(known + fake.options, environment: OnlineFake.signedIn).exitCode == 0)
    #expect(fake.paths == [])
  }

  @Test("the sources are asked in the order that is set, and those left out are not")
  func order() throws {
    let barcode = SamplePhoto.unknownBarcode
    for (sources, name) in [("musicbrainz,discogs", "MusicBrainz"), ("discogs", "Discogs")] {
      let result = try program.run(
        ["lookup", barcode] + fake.options,
        environment: OnlineFake.signedIn.merging(
          ["VINYLCRATE_SOURCES": sources, "VINYLCRATE_CACHE": program.folder.path(sources)]
        ) { $1 })
      #expect(result.exitCode == 0)
      #expect(result.stderr.contains("found at \(name)"))
    }
    let first = try #require(fake.paths.first)
    #expect(first.hasPrefix("/ws/2/"))
    let asked = fake.paths.lastIndex { $0.hasPrefix("/ws/2/") } ?? 0
    #expect(fake.paths[(asked + 1)...].contains("/database/search"))
  }

  @Test("photos are assigned to a record that only Discogs knows")
  func assign() throws {
    try program.folder.write(SamplePhoto.blank, to: "a.png")
    try program.run(["batch", "."])
    let result = try program.run(
      ["scans", "assign", "a.png", OnlineFake.discogsID] + fake.options,
      environment: OnlineFake.signedIn)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("Far Away"))
  }

  @Test("an import asks only where that is wanted: it takes a second for each row")
  func importing() throws {
    let file = "Artist,Title,release_id\nAda,Far,77\nNobody,Nothing,99\n"
    try program.folder.write(file, to: "a.csv")
    let plain = try program.run(
      ["collection", "import", "--dry-run", "a.csv"] + fake.options,
      environment: OnlineFake.signedIn)
    #expect(plain.exitCode == 1)
    #expect(fake.paths == [])
    let asked = try program.run(
      ["collection", "import", "a.csv", "--online", "--format", "jsonl"] + fake.options,
      environment: OnlineFake.signedIn)
    #expect(asked.exitCode == 1)
    let statuses = try asked.lines.map { try JSONText.object($0)["status"] as? String }
    #expect(statuses == ["new", "unmatched"])
    #expect(fake.paths == ["/releases/77", "/releases/99"])
    #expect(try program.text("album", OnlineFake.discogsID).contains("Far Away"))
  }

  @Test("what MusicBrainz said before goes before a request to Discogs")
  func cacheFirst() throws {
    let lookUp = ["lookup", "--format", "jsonl", OnlineFake.barcode] + fake.options
    for user in [OnlineFake.anonymous, OnlineFake.signedIn] {
      let result = try program.run(lookUp, environment: user)
      #expect(result.stdout.contains("\"id\":\"\(OnlineFake.musicBrainzID)\""))
      #expect(result.complaints == ["vinylcrate: found at MusicBrainz, https://musicbrainz.org"])
    }
    #expect(fake.paths == ["/ws/2/release", "/ws/2/release/\(OnlineFake.mbid)"])
    // Each format names the source, by the id.
    let csv = try program.run(
      ["lookup", "--format", "csv", OnlineFake.barcode] + fake.options,
      environment: OnlineFake.signedIn)
    #expect(csv.stdout.contains(OnlineFake.musicBrainzID))
  }
}
