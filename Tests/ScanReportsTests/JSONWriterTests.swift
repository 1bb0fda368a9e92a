import Foundation
import TestSupport
import Testing

@testable import ScanReports
@testable import Scanning

/// JSON by RFC 8259, on one line, that no terminal acts on.
struct JSONWriterTests {
  @Test(
    "what has to be escaped is escaped",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("a\nb\rc\td", #""a\nb\rc\td""#),
      ("\0\u{1B}[31m", #""\u0000\u001b[31m""#),
      ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("\u{202E}\u{2066}", #""\u202e\u2066""#), ("\u{061C}", #""\u061c""#),
      ("é日🎵", #""é日🎵""#), ("e\u{301}\"\u{301}", "\"e\u{301}\\\"\u{301}\""), ("", #""""#),
    ])
  func escapes(text: String, json: String) {
    #expect(JSONWriter.text(of: .string(text)) == json)
  }

  @Test("any text comes back from another reader of JSON as it was")
  func roundTrip() throws {
    var random = SeededRandom(seed: 71)
    for _ in 0..<300 {
      let text = String(decoding: random.bytes(60), as: UTF8.self)
      let json = JSONWriter.text(of: .strings([text]))
      #expect(!json.unicodeScalars.contains { $0.value < 32 || (127..<160).contains($0.value) })
      let back = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(back?.first.map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test("bytes that are not UTF-8 stand as lone surrogates, as Python's surrogateescape has it")
  func invalidUTF8() {
    // As printed by: json.dumps(BYTES.decode("utf-8", "surrogateescape"))
    let cases: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], #""a\udcffb""#),
      ([0x80], #""\udc80""#),
      ([0xC3, 0x28], #""\udcc3(""#),
      ([0xE2, 0x82], #""\udce2\udc82""#),
      ([0xED, 0xB2, 0x80], #""\udced\udcb2\udc80""#),
      ([0xF0, 0x9F, 0x8E], #""\udcf0\udc9f\udc8e""#),
      ([0xC0, 0x80], #""\udcc0\udc80""#),
      ([0xF5, 0x80, 0x80, 0x80], #""\udcf5\udc80\udc80\udc80""#),
      ([0xC3, 0xA9, 0xE9], #""é\udce9""#),
      (Array("日.jpg".utf8), #""日.jpg""#),
    ]
    for (bytes, json) in cases { #expect(JSONWriter.text(of: .bytes(bytes)) == json) }
  }

  @Test("numbers have at most one decimal")
  func numbers() {
    let cases: [(Double, String)] = [
      (0, "0"), (1, "1"), (-1, "-1"), (0.25, "0.3"), (0.04, "0"), (-0.04, "0"), (-0.5, "-0.5"),
      (-12.34, "-12.3"), (99.96, "100"), (65_500, "65500"),
    ]
    for (number, json) in cases { #expect(JSONWriter.text(of: .decimal(number)) == json) }
    #expect(JSONWriter.text(of: .array([.integer(-7), .bool(true), .null])) == "[-7,true,null]")
  }

  @Test("an object keeps its keys in their order")
  func order() {
    #expect(
      JSONWriter.text(of: .object(["b": .null, "a": .object([:]), "c": .array([])]))
        == #"{"b":null,"a":{},"c":[]}"#)
  }
}
