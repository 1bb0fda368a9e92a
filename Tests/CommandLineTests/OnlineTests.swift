import Foundation
import LocalServer
import TestSupport
import Testing

/// Look-ups at Discogs and MusicBrainz, played by a server of the test.
struct OnlineTests {
  private let program: Program
  private let discogs: DiscogsFake
  private let barcode = SamplePhoto.unknownBarcode

  init() throws {
    program = try Program()
    discogs = try DiscogsFake(barcode: SamplePhoto.unknownBarcode)
  }

  /// Looks up the barcode as somebody with this token; "" for nobody.
  private func lookUp(
    _ options: String..., token: String = DiscogsFake.token, setting: String = "",
    at address: [String]? = nil
  ) throws -> Program.Result {
    let result = try program.run(
      ["lookup", "--format", "jsonl", barcode] + options + (address ?? discogs.options),
      environment: ["VINYLCRATE_DISCOGS_TOKEN": token, "VINYLCRATE_ONLINE": setting])
    #expect(!(result.stdout + result.stderr).contains(DiscogsFake.token))
    return result
  }

  /// An address where nobody listens.
  private func nowhere() throws -> [String] {
    DiscogsFake.options(try LocalServer { _ in ServerReply() }.url.absoluteString)
  }

  @Test(
    "what no catalogue here knows is found at Discogs, which is named; once found it is not asked for"
  )
  func found() throws {
    for _ in 1...2 {
      let result = try lookUp()
      #expect(result.exitCode == 0)
      let outcome = try JSONText.object(result.stdout)
      #expect(outcome["status"] as? String == "resolved")
      let route = outcome["route"] as? [String: Any]
      let release = route?["release"] as? [String: Any]
      #expect(release?["id"] as? String == "discogs:77")
      #expect(release?["country"] as? String == "GB")
      #expect(
        result.complaints == [
          "vinylcrate: found at Discogs: data provided by Discogs, https://www.discogs.com"
        ])
    }
    #expect(discogs.paths == ["/database/search", "/releases/77"])
  }

  @Test(
    "without a token, without --online, with --offline and for what is known here nobody is asked")
  func asksNobody() throws {
    #expect(try lookUp(token: "").exitCode == 1)
    #expect(try lookUp("--offline").exitCode == 1)
    #expect(try lookUp(setting: "no").exitCode == 1)
    #expect(program.folder.names == [])
    let known = try program.run(
      ["lookup", SampleRecord.astleyBarcode, "--online"] + discogs.options,
      environment: ["VINYLCRATE_DISCOGS_TOKEN": DiscogsFake.token])
    #expect(known.exitCode == 0)
    #expect(discogs.paths == [])
  }

  @Test("--online goes before the setting, and asks MusicBrainz alone where there is no token")
  func online() throws {
    let result = try lookUp("--online", token: "", setting: "no")
    #expect(result.exitCode == 1)
    #expect(discogs.paths == ["/ws/2/release"])
  }

  @Test("what could not be looked up waits, and resolve finds it without reading the photo again")
  func pending() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("in"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
    let environment = ["VINYLCRATE_DISCOGS_TOKEN": DiscogsFake.token, "VINYLCRATE_ONLINE": "yes"]
    let batch = try program.run(
      ["batch", "in", "--format", "jsonl"] + nowhere(), environment: environment)
    #expect(batch.exitCode == 75)
    #expect(try JSONText.object(batch.stdout)["status"] as? String == "pending")
    try FileManager.default.removeItem(atPath: program.folder.path("in/a.png"))
    let resolved = try program.run(
      ["resolve", "--format", "jsonl"] + discogs.options, environment: environment)
    #expect(resolved.exitCode == 0)
    #expect(try JSONText.object(resolved.stdout)["status"] as? String == "resolved")
    let listed = try program.text("collection", "list", "--format", "jsonl")
    #expect(listed.contains("discogs:77"))
    // What is in the collection is known here, even without a network.
    #expect(try program.run(["album", "discogs:77"]).exitCode == 0)
  }

  @Test("what the user chose is answered without a network")
  func chosen() throws {
    let environment = ["VINYLCRATE_DISCOGS_TOKEN": DiscogsFake.token, "VINYLCRATE_ONLINE": "yes"]
    let chosen = try program.run(
      ["choose", barcode, SampleRecord.astley], environment: environment)
    #expect(chosen.exitCode == 0)
    let result = try program.run(
      ["lookup", "--format", "jsonl", barcode] + nowhere(), environment: environment)
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
  }

  @Test("a refused token and an address that must not get one are said in one line")
  func refused() throws {
    let wrong = try lookUp(token: "wr0ng")
    #expect(wrong.exitCode == 2)
    #expect(wrong.stderr.contains("refuses the token"))
    #expect(!wrong.stderr.contains("wr0ng"))
    // 192.0.2.0/24 is nobody's: a connection would wait for its time limit.
    let open = try lookUp(
      at: ["--discogs-url", "http://192.0.2.1"]
        + ["--musicbrainz-url", discogs.server.url.absoluteString])
    #expect(open.exitCode == 2)
    #expect(open.stderr.contains("a token is not sent over plain http"))
    #expect(try program.run(["lookup", barcode, "--discogs-url", "discogs"]).exitCode == 64)
  }
}
