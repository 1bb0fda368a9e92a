import DumpFixtures
import Problems
import ReleaseDumps
import TestSupport
import Testing

@Suite struct BrokenDumpTests {
  private let folder = try! TemporaryFolder()

  private func read(_ bytes: [UInt8], keepGoing: Bool = false) async throws -> DumpRun {
    var options = DumpOptions()
    options.keepGoing = keepGoing
    return try await DumpRun(try folder.write(bytes, to: "dump"), options)
  }

  /// What is said about a dump, after its name.
  private func reason(_ bytes: [UInt8], keepGoing: Bool = false) async -> String? {
    let problem = await #expect(throws: DumpProblem.self) {
      try await read(bytes, keepGoing: keepGoing)
    }
    return problem.map { String($0.reason.dropFirst(folder.path("dump").count + 2)) }
  }

  private func reason(_ text: String) async -> String? { await reason(Array(text.utf8)) }

  @Test(arguments: [
    ("", "is empty"), (" \n", "is empty"),
    ("<artists><artist/></artists>", "holds <artists>, not releases or masters"),
    ("<?xml version='1.0'?><labels>\n</labels>", "holds <labels>, not releases or masters"),
    ("<!DOCTYPE html><html></html>", "is a web page, not a dump"),
    ("<html lang='en'></html>", "is a web page, not a dump"),
    ("\u{89}PNG\r\n\u{1A}\n", "is no dump of releases or masters"),
    ("releases", "is no dump of releases or masters"),
    ("<releases/>", "is no dump of releases or masters"),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><releases></releases>",
      "is in ISO-8859-1, not in UTF-8 as dumps are"
    ),
    (
      "<!DOCTYPE releases [<!ENTITY a \"b\">]><releases></releases>",
      "has a document type, which no dump has"
    ),
  ])
  func somethingElseThanADump(text: String, words: String) async {
    #expect(await reason(text) == words)
  }

  @Test func anEmptyDumpHasNoReleases() async throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- - -->\n<releases >\n</releases>"
    #expect(try await read(Array(text.utf8)).totals.releases == 0)
  }

  @Test func brokenXMLNamesByteLineAndElement() async {
    let before = SampleDump.release(1) + "\n"
    let text = "<releases>\n\(before)<release id=\"2\"><title>A & B</title></release></releases>"
    let byte = "<releases>\n\(before)<release id=\"2\"><title>A & ".utf8.count
    let said = await reason(text)
    #expect(
      said == "byte \(byte - 1), line 3, <title> of release 2: xmlParseEntityRef: no name")
  }

  @Test func aCutDumpIsNotWhole() async {
    let text = "<releases>\n\(SampleDump.release(1))\n<release id=\"2\"><title>A"
    let byte = "<releases>\n\(SampleDump.release(1))".utf8.count
    #expect(
      await reason(text) == "byte \(byte), line 2: the dump ends without </releases>")
    #expect(
      await reason(Array(text.utf8), keepGoing: true)
        == "byte \(byte), line 2: the dump ends without </releases>")
    let more = "<releases></releases>\n<releases>"
    #expect(await reason(more) == "byte 10, line 1: something follows after </releases>")
  }

  @Test func aCutCompressedDumpNamesTheByteOfTheFile() async {
    let whole = Compressor.gzip(SampleDump.releases((1...20_000).map { SampleDump.release($0) }))
    let cut = Array(whole[..<(whole.count / 2)])
    #expect(await reason(cut) == "ends inside the gzip stream, at byte \(cut.count)")
  }

  @Test(arguments: [
    "<release id=\"1\"><notes>&lol;</notes></release>",
    "<!DOCTYPE x [<!ENTITY lol \"lol\">]><release id=\"1\"><notes>&lol;</notes></release>",
    "<release id=\"1\"><notes>\u{1}</notes></release>",
    "<artist><id>1</id></artist><release id=\"1\"></release>",
    "<release id=\"1\"><tracklist><release id=\"2\"></release></tracklist></release>",
    "<release id=\"x\"></release>", "<release></release>",
    "<release id=\"1\"><title></release>", "</releases><release id=\"1\"></release>",
  ])
  func whatNoDumpHasIsRefused(release: String) async {
    let said = await reason("<releases>\(release)</releases>") ?? ""
    #expect(said.hasPrefix("byte ") && said.contains(", line 1"))
  }

  @Test func invalidUTF8IsRefused() async {
    let bytes = SampleDump.releases([SampleDump.release(1, title: "A#B")])
      .map { $0 == UInt8(ascii: "#") ? 0xFF : $0 }
    let said = await reason(bytes) ?? ""
    #expect(said.contains("line 2, <title> of release 1: Input is not proper UTF-8"))
  }

  @Test func whatIsTooLargeOrTooDeepIsRefused() async {
    let long = String(repeating: "x", count: 17 << 20)
    #expect(
      await reason(SampleDump.releases([SampleDump.release(1, title: long)]))
        == "byte 10, line 1: a release is larger than 16 MiB")
    let attribute = String(repeating: "x", count: 11 << 20)
    let text = await reason(SampleDump.releases([SampleDump.release(1, barcode: attribute)]))
    #expect(text?.contains("release 1: AttValue length too long") == true)
    let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    let said = await reason(SampleDump.releases(["<release id=\"1\">\(deep)</release>"]))
    #expect(said?.contains("Excessive depth in document: 256") == true)
  }

  @Test func brokenReleasesAreLeftOutAndCounted() async throws {
    let releases = (1...500).map { id in
      id % 3 == 0 ? "<release id=\"\(id)\"><title>A & B</title></release>" : SampleDump.release(id)
    }
    let run = try await read(SampleDump.releases(releases), keepGoing: true)
    #expect(run.releases.map(\.id.value) == (1...500).filter { $0 % 3 != 0 }.map(String.init))
    #expect(run.totals.broken == 166 && run.totals.faults.count == 100)
    let fault = try #require(run.totals.faults.first)
    #expect(fault.id?.description == "discogs:3")
    #expect(fault.place.line == 4 && fault.reason == "xmlParseEntityRef: no name")
    #expect(run.totals.faults.last?.id?.description == "discogs:300")
    #expect(run.totals.faults.last?.place.line == 301)
  }

  @Test func errorsOfThoseWhoPrepareAndStorePass() async throws {
    struct Refusal: Error {}
    let path = try folder.write(SampleDump.releases([SampleDump.release(1)]), to: "dump")
    await #expect(throws: Refusal.self) {
      _ = try await ReleaseDump(.init(path)).read { _ in
        throw Refusal()
      } store: { (_: Int, _) in
      }
    }
    await #expect(throws: Refusal.self) {
      _ = try await ReleaseDump(.init(path)).read { _ in
        1
      } store: { _, _ in
        throw Refusal()
      }
    }
  }
}
