import Testing
import Text

@Suite struct TextTests {
  @Test(
    "one is one, and any other number is many",
    arguments: [(0, "0 records"), (1, "1 record"), (2, "2 records"), (21, "21 records")])
  func counted(number: Int, text: String) {
    #expect(number.counted("record") == text)
  }

  @Test("a noun may have a plural of its own, and stand alone")
  func plural() {
    #expect(1.counted("copy", plural: "copies") == "1 copy")
    #expect(3.counted("copy", plural: "copies") == "3 copies")
    #expect(1.form(of: "photo") == "photo")
    #expect(0.form(of: "photo") == "photos")
  }

  @Test(
    "the edit distance is the fewest characters put in, left out or replaced",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
      ("Straße", "Strasse", 2), ("é", "e\u{301}", 0), ("ab", "ba", 2),
    ])
  func editDistance(a: String, b: String, distance: Int) {
    #expect(a.editDistance(to: b) == distance)
    #expect(b.editDistance(to: a) == distance)
  }
}
