import Foundation
import TestSupport
import Testing

/// `vinylcrate open`: a deep link in, the route out.
struct OpenCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(
    "links that lead somewhere",
    arguments: [
      ("vinylcrate://search?barcode=7961220922684", "albumDetail", "search"),
      ("https://vinylcrate.app/album/discogs:21", "albumDetail", "home"),
      ("vinylcrate://search?query=neural%20response", "searchResults", "search"),
      ("vinylcrate://scanner", "scanner", "home"),
    ])
  func good(url: String, route: String, tab: String) throws {
    let result = try program.run(["open", "--format", "json", url])
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    let object = try JSONText.object(result.stdout)
    #expect((object["route"] as? [String: Any])?["name"] as? String == route)
    #expect(object["selectedTab"] as? String == tab)
    #expect(object["error"] is NSNull)
    let text = try program.run(["open", url])
    #expect(text.exitCode == 0)
    #expect(!text.stdout.isEmpty)
  }

  @Test("a search for nothing opens the search tab")
  func searchTab() throws {
    let result = try program.run(["open", "vinylcrate://search"])
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    #expect(result.stdout.hasPrefix("Search"))
    let json = try program.run(["open", "--format", "json", "vinylcrate://search"])
    #expect(try JSONText.object(json.stdout)["selectedTab"] as? String == "search")
  }

  @Test("no line of an empty form ends with spaces", arguments: ["search", "crate/new"])
  func emptyFields(place: String) throws {
    let lines = try program.run(["open", "vinylcrate://\(place)"]).stdout.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("a record is shown with what is known of it")
  func card() throws {
    let text = try program.run(["open", "vinylcrate://album/discogs:21"]).stdout
    for part in ["EBE – Neural Response EP", "SOMA 92", "Serenity", "7961220922684"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(
    "links that lead nowhere exit with 1, links that are none with 2",
    arguments: [
      ("vinylcrate://search?barcode=4006381333931", 1), ("vinylcrate://album/discogs:999999999", 1),
      ("vinylcrate://search?query=zzzzqqqq", 1),
      ("vinylcrate://crate/3f2504e0-4f89-41d3-9a0c-0305e82c3301", 1),
      ("vinylcrate://artist/1", 2), ("https://vinylcrate.app.evil.example/scanner", 2),
      ("vinylcrate://search?barcode=7961220922685", 2), ("nonsense", 2),
    ])
  func bad(url: String, exitCode: Int32) throws {
    let result = try program.run(["open", "--format", "json", url])
    #expect(result.exitCode == exitCode)
    _ = try JSONText.object(result.stdout)
    #expect(result.complaints.count <= 1)
    if exitCode == 2 { #expect(result.stderr.hasPrefix("vinylcrate: \(url): ")) }
  }
}
