import Barcodes
import Testing

/// The digits as they are printed under the bars.
struct GTINPrintedTests {
  @Test(
    "digits are grouped as under the bars",
    arguments: [
      ("5012394144777", Symbology.ean13, "5 012394 144777"),
      ("075992544726", .upcA, "0 75992 54472 6"),
      ("075992544726", .ean13, "0 075992 544726"),
      ("96385074", .ean8, "9638 5074"),
      ("042100005264", .upcE, "0 425261 4"),
    ])
  func grouped(number: String, symbology: Symbology, printed: String) throws {
    let gtin = try #require(GTIN(digits: number))
    #expect(gtin.printed(as: symbology) == printed)
    #expect(try GTIN(parsing: printed) == gtin, "and what is printed parses")
  }

  @Test(
    "the digits under a symbol give its number",
    arguments: [
      ("5012394144777", Symbology.ean13, "05012394144777"),
      ("075992544726", .upcA, "00075992544726"),
      ("96385074", .ean8, "00000096385074"),
      ("04252614", .upcE, "00042100005264"),
    ])
  func read(text: String, symbology: Symbology, digits: String) {
    #expect(GTIN(printed: text, as: symbology)?.digits == digits)
  }

  @Test("digits of another symbology, or with a wrong check digit, give none")
  func wrongSymbology() {
    #expect(GTIN(printed: "075992544726", as: .ean13) == nil)
    #expect(GTIN(printed: "04252614", as: .ean8) == nil)
    #expect(GTIN(printed: "96385074", as: .upcE) == nil)
    #expect(GTIN(printed: "5012394144778", as: .ean13) == nil)
  }

  @Test("a number without a symbol of that kind is not printed as one")
  func none() throws {
    let long = try #require(GTIN(digits: "15400141288763"))
    for symbology in Symbology.allCases { #expect(long.printed(as: symbology) == nil) }
    let ean13 = try #require(GTIN(digits: "5012394144777"))
    #expect(ean13.printed(as: .upcA) == nil)
    #expect(ean13.printed(as: .ean8) == nil)
    #expect(ean13.printed(as: .upcE) == nil)
  }

  @Test("symbols have the digits and modules of the GS1 General Specifications, clause 5.2.1")
  func dimensions() {
    #expect(Symbology.allCases.map(\.digitCount) == [13, 8, 12, 8])
    #expect(Symbology.allCases.map(\.moduleCount) == [95, 67, 95, 51])
  }
}
