import Foundation
import TestSupport
import Testing

/// One record that Discogs and MusicBrainz both have, and link.
struct OneRecordTests {
  private let program: Program
  private let fake: OnlineFake

  init() throws {
    program = try Program()
    fake = try OnlineFake()
  }

  /// Scans a photo of the record into the collection.
  private func batch(_ folder: String, as user: [String: String]) throws -> Program.Result {
    try FileManager.default.createDirectory(
      atPath: program.folder.path(folder), withIntermediateDirectories: true)
    // Another photo, for the program: its bytes differ.
    try program.folder.write(SamplePhoto.unknown + Array(folder.utf8), to: "\(folder)/a.png")
    // What is kept would be the answer: this is about what the sources say.
    try program.run(["cache", "clear"])
    let result = try program.run(
      ["batch", folder, "--format", "jsonl"] + fake.options, environment: user)
    #expect(result.exitCode == 0)
    return result
  }

  private func release(of line: String) throws -> [String: Any] {
    let route = try JSONText.object(line)["route"] as? [String: Any]
    return try #require(route?["release"] as? [String: Any])
  }

  private func links(of release: [String: Any]) -> [String] {
    (release["identifiers"] as? [[String: Any]] ?? []).compactMap { identifier in
      guard let kind = identifier["kind"] as? String, let value = identifier["value"] as? String,
        ["discogs", "musicbrainz"].contains(kind)
      else { return nil }
      return "\(kind):\(value)"
    }
  }

  @Test("whoever has it from one source and scans it with the other has one copy, with both ids")
  func oneCopy() throws {
    let first = try release(of: batch("one", as: OnlineFake.anonymous).stdout)
    #expect(first["id"] as? String == OnlineFake.musicBrainzID)
    #expect(links(of: first) == [OnlineFake.discogsID])
    let second = try release(of: batch("two", as: OnlineFake.signedIn).stdout)
    #expect(fake.paths.contains("/releases/77"))
    #expect(second["id"] as? String == OnlineFake.musicBrainzID)
    let copies = try program.text("collection", "list", "--format", "jsonl")
    #expect(copies.split(separator: "\n").count == 1)
  }

  @Test("the same the other way round")
  func oneCopyOfDiscogs() throws {
    let first = try release(of: batch("one", as: OnlineFake.signedIn).stdout)
    #expect(first["id"] as? String == OnlineFake.discogsID)
    let second = try release(of: batch("two", as: OnlineFake.anonymous).stdout)
    #expect(second["id"] as? String == OnlineFake.discogsID)
    #expect(links(of: second) == [OnlineFake.musicBrainzID])
    let copies = try program.text("collection", "list", "--format", "jsonl")
    #expect(copies.split(separator: "\n").count == 1)
    // What was learned is kept: both ids name the copy without a network.
    for id in [OnlineFake.discogsID, OnlineFake.musicBrainzID] {
      let album = try JSONText.object(try program.text("album", id, "--format", "json"))
      let route = album["route"] as? [String: Any]
      #expect((route?["release"] as? [String: Any])?["id"] as? String == OnlineFake.discogsID)
    }
  }

  @Test("either id finds what the library has, to show it and to change it")
  func eitherID() throws {
    _ = try batch("one", as: OnlineFake.anonymous)
    for id in [OnlineFake.discogsID, OnlineFake.musicBrainzID] {
      #expect(try program.text("album", id).contains(OnlineFake.musicBrainzID))
    }
    try program.text("collection", "edit", OnlineFake.discogsID, "--media", "VG+")
    #expect(try program.text("collection", "list", "--format", "jsonl").contains("\"VG+\""))
  }

  @Test("without a token a number of Discogs is found by the link at MusicBrainz")
  func byLink() throws {
    let album = try program.run(
      ["album", OnlineFake.discogsID] + fake.options, environment: OnlineFake.anonymous)
    #expect(album.exitCode == 0)
    #expect(album.stdout.contains(OnlineFake.musicBrainzID))
    #expect(fake.paths == ["/ws/2/url", "/ws/2/release/\(OnlineFake.mbid)"])
  }

  @Test("a pressing that was chosen at Discogs is not listed a second time as that of MusicBrainz")
  func chosen() throws {
    try program.folder.write(MusicBrainzText.dump, to: "release")
    try program.text("catalog", "import", "release")
    // The number of Discogs leads to the release in the catalogue, without a network.
    #expect(try program.text("album", OnlineFake.discogsID).contains(OnlineFake.musicBrainzID))
    let chosen = try program.run(
      ["choose", OnlineFake.barcode, OnlineFake.discogsID] + fake.options,
      environment: OnlineFake.signedIn)
    #expect(chosen.exitCode == 0)
    let found = try program.text("lookup", OnlineFake.barcode, "--format", "jsonl")
    let outcome = try JSONText.object(found)
    #expect(outcome["status"] as? String == "resolved")
    #expect((outcome["alternatives"] as? [Any])?.isEmpty == true)
    #expect(try release(of: found)["id"] as? String == OnlineFake.discogsID)
  }
}

/// A dump of MusicBrainz with the record of ``OnlineFake``.
private enum MusicBrainzText {
  static var dump: [UInt8] {
    get throws {
      Array(
        try JSONSerialization.data(withJSONObject: OnlineFake.release(isWhole: true))
          + Data("\n".utf8))
    }
  }
}
