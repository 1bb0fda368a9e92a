import Testing

@testable import CatalogStore

/// From text to words.
struct FoldingTests {
  private func words(_ text: String) -> [String] {
    var bytes = WordBytes()
    bytes.append(wordsOf: text, in: .title)
    return bytes.texts
  }

  @Test(
    "case, accents and punctuation do not matter",
    arguments: [
      ("Björk", ["bjork"]), ("BJÖRK", ["bjork"]), ("Bjo\u{308}rk", ["bjork"]),
      ("Sigur Rós – Ágætis byrjun", ["sigur", "ros", "agaetis", "byrjun"]),
      ("Mötley Crüe", ["motley", "crue"]), ("Straße", ["strasse"]),
      ("Øl & Łódź", ["ol", "and", "lodz"]),
      ("Simon & Garfunkel", ["simon", "and", "garfunkel"]), ("R&B", ["r", "and", "b"]),
      ("Beatles, The", ["beatles", "the"]), ("AC/DC", ["ac", "dc"]), ("Re:Mix", ["re", "mix"]),
      ("Don't Stop", ["dont", "stop"]), ("Don’t", ["dont"]),
      ("Knockin' Boots", ["knockin", "boots"]),
      ("L'Amour", ["l", "amour"]), ("R.E.M.", ["rem"]), ("U.K. Subs", ["uk", "subs"]),
      ("Mr. Big", ["mr", "big"]), ("P.I.L", ["pil"]), ("2.0", ["2", "0"]),
      ("St.Louis", ["st", "louis"]),
      ("!!!", []), ("", []), ("…and Justice", ["and", "justice"]),
    ])
  func latin(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "other scripts come as they are, ideographs in pairs",
    arguments: [
      ("Кино", ["кино"]), ("Ёлка", ["елка"]), ("Ελλάδα", ["ελλαδα"]), ("東京", ["東京"]),
      ("東京事変", ["東京", "京事", "事変"]), ("愛", ["愛"]), ("YMO テクノ", ["ymo", "テク", "クノ"]),
      ("がっこう", ["がっ", "っこ", "こう"]), ("ＹＭＯ", ["ymo"]), ("한국 음악", ["한국", "음악"]),
    ])
  func otherScripts(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test("a long word is cut at the end of a character")
  func long() {
    #expect(words(String(repeating: "x", count: 100)) == [String(repeating: "x", count: 32)])
    #expect(words(String(repeating: "ж", count: 100)) == [String(repeating: "ж", count: 16)])
    #expect(
      words("x" + String(repeating: "ж", count: 100)) == ["x" + String(repeating: "ж", count: 15)])
  }

  @Test("catalogue numbers are split between letters and digits")
  func numbers() {
    var bytes = WordBytes()
    bytes.append(partsOf: "ILPS9087-X 2", in: .label)
    #expect(bytes.texts == ["ilps", "9087", "x", "2"])
  }
}
