import DumpFixtures
import Releases
import Testing

@testable import ReleaseDumps

@Suite struct PlainXMLTests {
  /// What is read of the one release of a document, by both readers.
  private func title(_ text: String) -> String? {
    let plain = ParsedDocument(plain: Array(text.utf8))
    #expect(plain == ParsedDocument(libxml2: Array(text.utf8)))
    return plain?.releases.first?.title
  }

  private func document(_ release: String) -> String {
    "<releases><release id=\"1\">\(release)</release></releases>"
  }

  @Test(arguments: [
    ("Abc", "Abc"), ("A &amp; B &lt;&gt;&quot;&apos;", "A & B <>\"'"),
    ("&#65;&#x42;&#xe9;&#x1F600;", "ABé😀"), ("  é 音\t楽\n ", "é 音\t楽"), ("a > b", "a > b"),
    ("x&#13;&#10;y", "x\r\ny"),
  ])
  func text(written: String, read: String) {
    #expect(title(document("<title>\(written)</title>")) == read)
  }

  @Test func attributes() throws {
    let text = document(
      "<labels><label name='A&amp;B' catno=\" a\tb&#9;c\n&quot; \" id=\"\"/></labels>")
    let read = try #require(ParsedDocument(plain: Array(text.utf8)))
    #expect(read == ParsedDocument(libxml2: Array(text.utf8)))
    #expect(read.releases.first?.labels == [LabelCredit(name: "A&B", catalogueNumber: "a b\tc \"")])
  }

  /// All that is not plain, well-formed or not.
  @Test(arguments: [
    "<!-- a -->", "<![CDATA[a]]>", "<?a b?>", "<x:a/>", "<a x:b=\"\"/>", "<title>a\r\nb</title>",
    "<a b = \"\"/>", "<a  ></a >",
    "&lol;", "&", "& amp;", "&#0;", "&#x110000;", "&#xFFFE;", "&#xD800;", "&#;", "&#x;", "a]]>b",
    "<a b=\"<\"/>", "<a b=\"&\"/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"1\"c=\"2\"/>", "<a b=1/>",
    "<a b/>", "<1/>", "<a></b>", "<a>", "</a>", "<", "<a", "<a b=\"", "\u{1}", "\u{FFFF}",
  ])
  func isLeftToLibxml2(written: String) {
    #expect(ParsedDocument(plain: Array(document(written).utf8)) == nil)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE9], [0x80], [0xF8],
      [0xE0, 0x80, 0x80], [0xEF, 0xBF, 0xBE],
    ] as [[UInt8]])
  func invalidUTF8IsLeftToLibxml2(bytes: [UInt8]) {
    let parts = document("<title>#</title>").utf8.split(separator: UInt8(ascii: "#"))
    #expect(ParsedDocument(plain: Array(parts[0]) + bytes + Array(parts[1])) == nil)
  }

  @Test(arguments: ["<a/>", "x", " "]) func nothingFollowsAfterTheRoot(rest: String) {
    #expect(ParsedDocument(plain: Array((document("") + rest).utf8)) == nil)
  }

  @Test func depthIsLeftToLibxml2() {
    let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    #expect(ParsedDocument(plain: Array(document(deep).utf8)) == nil)
  }
}

/// What one of the two readers made of a document; nil for what it does not take.
struct ParsedDocument: Equatable {
  let releases: [ReleaseDetail]
  let filtered: Int

  init?(plain bytes: [UInt8]) {
    self.init(bytes) { PlainXML.read($0, into: &$1) }
  }

  init?(libxml2 bytes: [UInt8]) {
    self.init(bytes + [0]) { bytes, handler in
      let document = UnsafeRawBufferPointer(rebasing: bytes.dropLast())
      return (try? XMLDocument.parse(document, into: &handler)) != nil
    }
  }

  private init?(
    _ bytes: [UInt8], _ read: (UnsafeRawBufferPointer, inout DiscogsHandler) -> Bool
  ) {
    var handler = DiscogsHandler(kind: .discogsReleases, options: DumpOptions())
    guard bytes.withUnsafeBytes({ read($0, &handler) }) else { return nil }
    (releases, filtered) = (handler.batch.releases, handler.filtered)
  }
}
