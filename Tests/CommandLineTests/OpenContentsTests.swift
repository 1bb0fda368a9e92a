import Foundation
import TestSupport
import Testing

/// What `vinylcrate open` shows of a library that commands have filled.
struct OpenContentsTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("crate", "create", "Sunday")
    try program.text("crate", "add", "Sunday", SampleRecord.ebe, SampleRecord.astley)
  }

  private func link(toCrate name: String) throws -> String {
    let crates = try JSONText.objects(try program.text("crate", "list", "--format", "json"))
    let crate = try #require(crates.first { $0["name"] as? String == name })
    return "vinylcrate://crate/\(try #require(crate["id"] as? String))"
  }

  @Test("an opened crate lists its records as crate show does, after its name")
  func crate() throws {
    let text = try program.text("open", try link(toCrate: "Sunday"))
    let shown = try program.text("crate", "show", "Sunday")
    #expect(text + "\n2 records\n" == "Sunday: 2 records\n\n" + shown)
    #expect(text.contains("EBE – Neural Response EP"))
  }

  @Test("as JSON, the crate has its records after its name, those of crate show in their order")
  func crateJSON() throws {
    let text = try program.text("open", "--format", "json", try link(toCrate: "Sunday"))
    let route = try #require(try JSONText.object(text)["route"] as? [String: Any])
    #expect(Set(route.keys) == ["name", "crate", "records"])
    let records = try #require(route["records"] as? [[String: Any]])
    let shown = try JSONText.objects(
      try program.text("crate", "show", "Sunday", "--format", "json"))
    #expect(records as NSArray == shown.compactMap { $0["release"] } as NSArray)
    #expect(records.compactMap { $0["id"] as? String } == [SampleRecord.ebe, SampleRecord.astley])
    #expect(text.contains(#""name":"Sunday"},"records":[{"id":"#))
  }

  @Test("an empty crate has no records, and is no failure")
  func empty() throws {
    try program.text("crate", "create", "Empty")
    let link = try link(toCrate: "Empty")
    #expect(try program.text("open", link) == "Empty: 0 records\n")
    #expect(try program.text("open", "--format", "json", link).contains(#""records":[]}"#))
  }

  @Test("what is known of a record does not depend on where the user has it")
  func album() throws {
    let link = "vinylcrate://album/\(SampleRecord.ebe)"
    let before = try program.text("open", link)
    try program.text("collection", "add", SampleRecord.ebe)
    try program.text("wants", "add", SampleRecord.ebe)
    #expect(try program.text("open", link) == before)
  }

  @Test("the scanner is named, not shown")
  func scanner() throws {
    #expect(
      try program.text("open", "vinylcrate://scanner") == "the scanner: vinylcrate scan PHOTO\n")
    let text = try program.text("open", "--format", "json", "vinylcrate://scanner")
    #expect(text.contains(#""route":{"name":"scanner"},"error":null}"#))
  }

  @Test("a name that was made for a terminal does not act on it")
  func hostile() throws {
    try program.alterLibrary("UPDATE crate SET name = 'a' || char(27) || '[2J'")
    let id = try #require(
      try JSONText.objects(try program.text("crate", "list", "--format", "json")).first?["id"])
    for format in ["text", "json"] {
      let text = try program.text("open", "--format", format, "vinylcrate://crate/\(id)")
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    }
  }
}
