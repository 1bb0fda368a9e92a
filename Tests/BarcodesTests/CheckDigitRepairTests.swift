import Barcodes
import TestSupport
import Testing

/// The repair of a written barcode that lacks its check digit.
struct CheckDigitRepairTests {
  @Test(
    "the check digit is added",
    arguments: [
      ("501239414477", "5012394144777"), ("5 012394 14477", "5012394144777"),
      ("03600029145", "036000291452"), ("9638507", "96385074"),
      ("1540014128876", "15400141288763"),
    ])
  func added(text: String, number: String) throws {
    #expect(try GTIN(addingCheckDigitTo: text).shortestDigits == number)
  }

  @Test("it is a repair of its own: parsing alone never makes a digit up")
  func apart() {
    #expect(throws: GTIN.ParsingError.digitCount(11)) { try GTIN(parsing: "03600029145") }
    #expect(throws: GTIN.ParsingError.digitCount(7)) { try GTIN(parsing: "9638507") }
  }

  @Test("other counts have nothing to add to", arguments: [1, 6, 8, 9, 10, 14, 15, 20, 40])
  func counts(count: Int) {
    let text = String(repeating: "1", count: count)
    #expect(throws: GTIN.ParsingError.digitCount(count)) { try GTIN(addingCheckDigitTo: text) }
  }

  @Test("any body leads to a number that parses, and that begins with the body")
  func random() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let count = try #require([7, 11, 12, 13].randomElement(using: &random))
      let body = "1" + random.digits(count - 1)
      let gtin = try GTIN(addingCheckDigitTo: body)
      #expect(gtin.digits.hasSuffix(CheckDigit.completing(body)))
      #expect(try GTIN(parsing: gtin.digits) == gtin)
    }
  }
}
