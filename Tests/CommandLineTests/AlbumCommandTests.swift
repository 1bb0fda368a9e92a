import TestSupport
import Testing

/// `vinylcrate album`: everything that is known of one release.
struct AlbumCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test("a release by its id is what its link shows, as text and as JSON")
  func release() throws {
    for format in ["text", "json"] {
      let album = try program.run(["album", "discogs:21", "--format", format])
      let link = try program.run(["open", "--format", format, "vinylcrate://album/discogs:21"])
      #expect(album.exitCode == 0)
      #expect(album.stderr.isEmpty)
      #expect(album.stdout == link.stdout)
    }
  }

  @Test("a barcode shows the best of its pressings, the others below it")
  func barcode() throws {
    let result = try program.run(["album", "666561001216"])
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("Godspeed You Black Emperor!"))
    #expect(result.stdout.contains("  or musicbrainz:"))
  }

  @Test("what no catalogue knows is 1 with one line, and what is no name is wrong usage")
  func unknown() throws {
    let missing = try program.run(["album", "discogs:999999999"])
    #expect(missing.exitCode == 1)
    #expect(missing.stdout.isEmpty)
    #expect(missing.stderr.split(separator: "\n").count == 1)
    #expect(missing.stderr.hasPrefix("vinylcrate: discogs:999999999 is not in the catalogue"))
    #expect(try program.run(["album", "godspeed"]).exitCode == 64)
  }
}
