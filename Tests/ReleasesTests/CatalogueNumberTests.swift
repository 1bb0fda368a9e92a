import Releases
import TestSupport
import Testing

/// When two ways of writing a catalogue number mean the same one.
struct CatalogueNumberTests {
  @Test(
    "spaces, hyphens, dots, case and zeros before a number do not count",
    arguments: [
      ("ILPS 9087", "ilps-9087"), ("7243 8 22668 2 2", "724382266822"), ("RM.53502", "rm 53502"),
      ("HBDR-002", "hbdr 2"), ("0044-50231-4", "44-50231-4"), ("BNCD 875(CM)", "BNCD875 CM"),
      ("32XB-101", "32xb101"), ("AB-000", "AB 0"),
    ])
  func equal(a: String, b: String) throws {
    let (left, right) = (try #require(CatalogueNumber(a)), try #require(CatalogueNumber(b)))
    #expect(left == right)
    #expect(left.key == right.key)
    #expect(Set([left, right]).count == 1)
    #expect(left.text == a)
  }

  @Test(
    "other letters and digits do, and zeros within and after a number",
    arguments: [
      ("ILPS 9087", "ILPS 9088"), ("CK 63628", "CK 6362"), ("CK 100", "CK 10"),
      ("CK 101", "CK 11"), ("GED24425", "DGCD-24425"), ("ZYX 9848-8", "ZYX 9848"),
      ("Föusk005", "Fausk005"),
    ])
  func different(a: String, b: String) throws {
    #expect(try #require(CatalogueNumber(a)) != #require(CatalogueNumber(b)))
  }

  @Test("text without a letter or digit is no catalogue number, nor is Discogs' word for none")
  func none() {
    for text in ["", " - ", "none", "None", "["] {
      #expect(CatalogueNumber(text) == nil, "\(text)")
    }
    #expect(CatalogueNumber("nonesuch 1")?.key == "nonesuch1")
  }

  @Test("a key's key is the key, so that stored keys compare with written numbers")
  func stable() throws {
    for text in ["ILPS 0-9087", "0 0 7", "A-0", "a0b00c", "００7"] {
      let key = try #require(CatalogueNumber(text)).key
      #expect(CatalogueNumber(key)?.key == key)
    }
  }

  @Test("numbers of ASCII are compared as all others are")
  func ascii() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let text = String((0..<8).map { _ in random.element(of: Array("a0B 01-9.")) })
      let key = try #require(CatalogueNumber("é" + text)?.key)
      #expect(key == "é" + (CatalogueNumber(text)?.key ?? ""), "\(text)")
    }
  }
}
