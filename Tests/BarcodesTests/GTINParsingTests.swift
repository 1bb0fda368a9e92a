import Barcodes
import TestSupport
import Testing

/// Barcodes as people and catalogues write them.
struct GTINParsingTests {
  @Test(
    "separators do not matter",
    arguments: [
      "5012394144777", "5 012394 144777", "5-012394-144777", " 5012394144777\n",
      "5.012394.144777", "5 012394 144777 >", "<5012394144777>", "5\u{2010}012394\u{2011}144777",
      "5\u{2012}012394\u{2013}144777", "5\u{2014}012394\u{2015}144777", "5\u{2212}012394144777",
      "5\u{00A0}012394\u{202F}144777", "5012394\r\n144777", "\t5012394144777", "05012394144777",
    ])
  func separators(text: String) throws {
    #expect(try GTIN(parsing: text).value == 5_012_394_144_777)
  }

  @Test("eight digits are a GTIN-8 where the check digit agrees, else a UPC-E text")
  func eightDigits() throws {
    #expect(try GTIN(parsing: "9638 5074").digits == "00000096385074")
    #expect(try GTIN(parsing: "0 425261 4").digits == "00042100005264")
  }

  @Test("the error for a wrong character names it and its position")
  func unexpected() {
    #expect(throws: GTIN.ParsingError.unexpected("O", position: 3)) {
      try GTIN(parsing: "50O2394144777")
    }
    #expect(throws: GTIN.ParsingError.unexpected("/", position: 1)) { try GTIN(parsing: "/1") }
    #expect(throws: GTIN.ParsingError.unexpected("٣", position: 5)) {
      try GTIN(parsing: "5 01٣394144777")
    }
    #expect(throws: GTIN.ParsingError.unexpected("½", position: 14)) {
      try GTIN(parsing: "5012394144777½")
    }
  }

  @Test("a number of digits that no GTIN has is an error")
  func count() {
    for text in ["1", "123 456 7", "123456789", "1234567890", "12345678901", "012345678901234"] {
      let count = text.filter(\.isNumber).count
      #expect(throws: GTIN.ParsingError.digitCount(count)) { try GTIN(parsing: text) }
    }
    let long = String(repeating: "7", count: 10_000)
    #expect(throws: GTIN.ParsingError.digitCount(10_000)) { try GTIN(parsing: long) }
  }

  @Test("the error for a wrong check digit names the right one")
  func checkDigit() {
    #expect(throws: GTIN.ParsingError.checkDigit(found: 8, expected: 7)) {
      try GTIN(parsing: "5 012394 144778")
    }
    #expect(throws: GTIN.ParsingError.checkDigit(found: 3, expected: 2)) {
      try GTIN(parsing: "036000291453")
    }
  }

  @Test(
    "a text without digits is an error", arguments: ["", " ", "--", ">\n<", "\u{2014}"])
  func empty(text: String) {
    #expect(throws: GTIN.ParsingError.empty) { try GTIN(parsing: text) }
  }

  @Test("zeros only have an error of their own, because their check digit is valid")
  func zeros() {
    for count in [8, 12, 13, 14] {
      let text = String(repeating: "0", count: count)
      #expect(throws: GTIN.ParsingError.zero) { try GTIN(parsing: text) }
    }
  }

  @Test("every error has its own description")
  func descriptions() {
    let errors: [GTIN.ParsingError] = [
      .empty, .zero, .unexpected("x", position: 9), .digitCount(10),
      .checkDigit(found: 1, expected: 6),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(GTIN.ParsingError.unexpected("x", position: 9).description.contains("9"))
  }

  @Test("ten thousand random bytes are refused and do not crash")
  func garbage() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let text = String(decoding: random.bytes(10_000), as: UTF8.self)
      #expect(throws: GTIN.ParsingError.self) { try GTIN(parsing: text) }
    }
  }

  @Test("short random texts either parse to their own digits or are refused")
  func shortTexts() {
    var random = SeededRandom(seed: 6)
    let alphabet = Array("0123456789 -.>x\u{2013}\u{0301}")
    var parsed = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...16, using: &random)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      guard let gtin = try? GTIN(parsing: text) else { continue }
      parsed += 1
      let digits = text.filter(\.isNumber)
      #expect(gtin == GTIN(digits: digits) || gtin == GTIN(upcE: digits), "\(text)")
    }
    #expect(parsed > 10)
  }
}
