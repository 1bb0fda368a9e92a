import Barcodes
import Testing

@testable import TerminalUI

/// Digits that are typed for a photo in which none were read.
struct DigitsLineTests {
  @Test(
    "digits are told apart from words, also in groups",
    arguments: [
      ("5012394144777", true), ("5 012394 144777", true), ("501239414477?", true), ("", false),
      ("Neural", false), ("5012x", false), (" - ", false),
    ])
  func digits(text: String, isDigits: Bool) {
    #expect((DigitsLine(text) != nil) == isDigits)
  }

  @Test("what is typed so far is counted, and the last digit told before it is typed")
  func counted() throws {
    #expect(try #require(DigitsLine("50123")).words == "5 of 13 digits")
    let line = try #require(DigitsLine("400638133393"))
    #expect(line.words == "12 of 13 digits; the last must be 1")
    #expect(line.barcodes == [try GTIN(parsing: "4006381333931")])
    #expect(!line.isWrong)
    // By chance twelve digits of thirteen are a number of their own.
    let both = try #require(DigitsLine("796122092268"))
    #expect(both.words == "12 digits, the check digit fits; the last of 13 would be 4")
    #expect(
      both.barcodes == [
        try GTIN(parsing: "796122092268"), try GTIN(parsing: "7961220922684"),
      ])
  }

  @Test("whole numbers are checked")
  func whole() throws {
    let right = try #require(DigitsLine("7 961220 922684"))
    #expect(right.words == "13 digits, the check digit fits")
    #expect(right.barcodes == [try GTIN(parsing: "7961220922684")])
    let wrong = try #require(DigitsLine("7961220922685"))
    #expect(wrong.words == "the check digit does not fit: look at each digit again")
    #expect(wrong.barcodes.isEmpty)
    #expect(wrong.isWrong)
    let upc = try #require(DigitsLine("666561001216"))
    #expect(upc.words == "12 digits, the check digit fits; the last of 13 would be 0")
    #expect(try #require(DigitsLine("79612209226841234")).isWrong)
  }

  @Test("each single digit that cannot be read is worked out", arguments: 0..<13)
  func unknown(position: Int) throws {
    var digits = Array("7961220922684")
    let hidden = digits[position]
    digits[position] = "?"
    let line = try #require(DigitsLine(String(digits)))
    #expect(line.words == "the digit at ? must be \(hidden)")
    #expect(line.barcodes == [try GTIN(parsing: "7961220922684")])
  }

  @Test("of two that cannot be read none is guessed")
  func twoUnknown() throws {
    let line = try #require(DigitsLine("79612209226??"))
    #expect(line.barcodes.isEmpty)
    #expect(line.words == "13 of 13 digits; only one ? can be worked out")
  }
}
