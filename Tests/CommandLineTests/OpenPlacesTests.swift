import Foundation
import TestSupport
import Testing

/// What `vinylcrate open` shows of every place that has a link of its own.
struct OpenPlacesTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("crate", "create", "Sunday")
    try program.text("crate", "add", "Sunday", SampleRecord.ebe)
    try program.text("wants", "add", SampleRecord.astley, "--notes", "first pressing")
    try program.text("folder", "create", "Shelf 2")
    try program.text(
      "collection", "add", SampleRecord.ebe, "--folder", "Shelf 2", "--media", "VG+")
  }

  private func route(_ link: String) throws -> [String: Any] {
    let text = try program.text("open", "--format", "json", "vinylcrate://\(link)")
    return try #require(try JSONText.object(text)["route"] as? [String: Any])
  }

  private func records(_ link: String) throws -> [[String: Any]] {
    try #require(try route(link)["records"] as? [[String: Any]])
  }

  @Test("the wants are listed as by wants list, with their notes")
  func wants() throws {
    let text = try program.text("open", "vinylcrate://wants")
    let listed = try program.text("wants", "list")
    #expect(text + "\n1 record\n" == "Wants: 1 record\n\n" + listed)
    #expect(try route("wants")["name"] as? String == "wantsCrateDetail")
    let want = try #require(try records("wants").first)
    #expect(want["id"] as? String == SampleRecord.astley)
    #expect(want["notes"] as? String == "first pressing")
  }

  @Test("a folder lists its copies as collection list does")
  func folder() throws {
    let text = try program.text("open", "vinylcrate://folder/Shelf%202")
    let listed = try program.text("collection", "list", "--folder", "Shelf 2")
    #expect(text + "\n1 record\n" == "Shelf 2: 1 record\n\n" + listed)
    #expect(try route("folder/Shelf%202")["name"] as? String == "folderReleases")
    let copy = try #require(try records("folder/Shelf%202").first)
    #expect(copy["id"] as? String == SampleRecord.ebe)
    #expect(copy["mediaCondition"] as? String == "VG+")
    #expect((copy["folder"] as? [String: Any])?["name"] as? String == "Shelf 2")
  }

  @Test("insights are the figures and bars of collection insights")
  func insights() throws {
    let text = try program.text("open", "vinylcrate://insights")
    #expect(text == (try program.text("collection", "insights")))
    #expect(text.contains("█"))
    let figures = try #require(try route("insights")["figures"] as? [[String: Any]])
    let decades = figures.filter { $0["of"] as? String == "Decades" }
    #expect(decades.count == 1)
    #expect(decades.first?["name"] as? String == "2000s")
    #expect(decades.first?["count"] as? Int == 1)
    let ascii = try program.run(["open", "vinylcrate://insights"], environment: ["LANG": "C"])
    #expect(ascii.stdout.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("a rarity tier lists its records, none where the catalogue knows no rarity")
  func rarity() throws {
    #expect(try program.text("open", "vinylcrate://rarity/rare") == "Rare: 0 records\n")
    let route = try route("rarity/rare")
    #expect(route["name"] as? String == "rarityDetail")
    #expect(route["tier"] as? String == "rare")
    #expect((route["records"] as? [Any])?.isEmpty == true)
  }

  @Test("the profile says who is signed in and how much there is")
  func profile() throws {
    #expect(
      try program.text("open", "vinylcrate://profile") == """
        Profile

          account    not signed in
          records    1
          folders    2
          crates     1
          wants      1
          decisions  0

        """)
    #expect((try route("profile")["facts"] as? [Any])?.count == 6)
  }

  @Test("the collection is its folders, with how much is in each")
  func collection() throws {
    #expect(
      try program.text("open", "vinylcrate://collection").hasPrefix("Collection: 2 folders\n"))
    let folders = try #require(try route("collection")["groups"] as? [[String: Any]])
    #expect(folders.map { $0["name"] as? String } == ["Uncategorized", "Shelf 2"])
    #expect(folders.map { $0["count"] as? Int } == [0, 1])
  }

  @Test("the editor has the name of the crate, or none and why that cannot be saved")
  func editor() throws {
    let crate = try JSONText.object(try program.text("crate", "list", "--format", "jsonl"))
    let id = try #require(crate["id"] as? String)
    #expect(
      try program.text("open", "vinylcrate://crate/\(id)/edit") == """
        Edit Sunday

          name       Sunday

        """)
    let fields = try #require(try route("crate/new")["fields"] as? [[String: Any]])
    #expect(fields.first?["value"] as? String == "")
    #expect(fields.first?["problem"] as? String == "a crate needs a name")
  }

  @Test("a page of a shop has its address")
  func marketplace() throws {
    let text = try program.text("open", "vinylcrate://marketplace/\(SampleRecord.ebe)")
    #expect(text.contains("  address    https://www.discogs.com/release/21\n"))
    let facts = try #require(try route("marketplace/discogs:21")["facts"] as? [[String: Any]])
    #expect(facts.first?["value"] as? String == "https://www.discogs.com/release/21")
  }

  @Test("a place that is not in the library is not found")
  func missing() throws {
    let result = try program.run(["open", "vinylcrate://folder/Attic"])
    #expect(result.exitCode == 1)
    #expect(result.stdout == "")
    #expect(result.complaints.count == 1)
  }
}
