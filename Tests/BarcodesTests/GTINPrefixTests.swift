import Barcodes
import Testing

/// The country whose GS1 organisation issued a number.
struct GTINPrefixTests {
  @Test(
    "the prefix names the country",
    arguments: [
      ("5012394144777", ["GB"]), ("4260016920822", ["DE"]), ("4988031329207", ["JP"]),
      ("8718469532407", ["NL"]), ("7391946035014", ["SE"]), ("9421021463277", ["NZ"]),
      ("5400863012489", ["BE", "LU"]),
    ])
  func countries(digits: String, expected: [String]) throws {
    #expect(try #require(GTIN(digits: digits)).issuingCountries == expected)
  }

  @Test("a number that fits UPC-A was issued in North America, however it is written")
  func northAmerica() throws {
    for digits in ["666561001216", "0666561001216", "042284301619"] {
      #expect(try #require(GTIN(digits: digits)).issuingCountries == ["US", "CA"])
    }
    let abbreviated = try #require(GTIN(upcE: "04252614"))
    #expect(abbreviated.issuingCountries == ["US", "CA"])
  }

  @Test("the first and the last number of a range belong to it, their neighbours do not")
  func bounds() {
    func countries(_ prefix: UInt64) -> [String] {
      let body = prefix * 1_000_000_000
      return GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body))?.issuingCountries ?? ["none"]
    }
    #expect([299, 300, 379, 380, 381].map(countries) == [[], ["FR"], ["FR"], ["BG"], []])
    #expect([449, 450, 459, 460].map(countries) == [[], ["JP"], ["JP"], ["RU"]])
    #expect([139, 140].map(countries) == [["US", "CA"], []])
  }

  @Test("books, sheet music, coupons, numbers for use in one company and of boxes name none")
  func none() throws {
    for body in [978_316_148_410, 979_026_000_043, 977_123_456_700, 201_239_414_477] as [UInt64] {
      let gtin = try #require(GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body)))
      #expect(gtin.issuingCountries.isEmpty, "\(gtin)")
    }
    #expect(try #require(GTIN(digits: "15012394144774")).issuingCountries.isEmpty)
  }

  @Test("a number of eight digits has a prefix of its own")
  func eight() throws {
    #expect(try #require(GTIN(digits: "96385074")).issuingCountries.isEmpty)
    #expect(try #require(GTIN(digits: "40170725")).issuingCountries == ["DE"])
  }
}
