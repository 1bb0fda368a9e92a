import Testing
import Text

/// Numbers and bytes in hexadecimal digits.
struct HexadecimalTests {
  @Test("numbers are filled up with zeros, and never cut")
  func digits() {
    #expect(0.hexadecimal(digits: 2) == "00")
    #expect(UInt8(10).hexadecimal(digits: 2) == "0a")
    #expect(UInt64.max.hexadecimal(digits: 16) == "ffffffffffffffff")
    #expect(4096.hexadecimal(digits: 2) == "1000")
    #expect(0xFFFD.hexadecimal(digits: 4) == "fffd")
  }

  @Test(
    "all but unreserved characters are percent-encoded, byte by byte",
    arguments: [
      ("blue-back_2.jpg~", "blue-back_2.jpg~"), ("a b", "a%20b"), ("a/b:c", "a%2Fb%3Ac"),
      ("100%", "100%25"), ("é", "%C3%A9"), ("\n", "%0A"), ("", ""), ("ÿ", "%C3%BF"),
    ])
  func percent(text: String, encoded: String) {
    #expect(text.utf8.percentEncoded == encoded)
  }

  @Test("bytes that are not UTF-8 are encoded like any other")
  func bytes() {
    #expect([0x61, 0xFF, 0x00].percentEncoded == "a%FF%00")
  }
}
