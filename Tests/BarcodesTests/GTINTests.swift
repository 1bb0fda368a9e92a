import Barcodes
import TestSupport
import Testing

/// The number itself and its canonical form.
struct GTINTests {
  @Test("UPC-A is the EAN-13 with a 0 before it, and the GTIN-14 with two")
  func upcAIsEAN13() throws {
    let upcA = try #require(GTIN(digits: "036000291452"))
    #expect(upcA == GTIN(digits: "0036000291452"))
    #expect(upcA == GTIN(digits: "00036000291452"))
    #expect(upcA.hashValue == GTIN(digits: "0036000291452")?.hashValue)
    #expect(upcA.digits == "00036000291452")
    #expect(upcA.ean13Digits == "0036000291452")
  }

  @Test("the canonical form has 14 digits", arguments: ["96385074", "012345678905"])
  func canonical(number: String) throws {
    let gtin = try #require(GTIN(digits: number))
    #expect(gtin.digits == String(repeating: "0", count: 14 - number.count) + number)
    #expect(gtin.description == gtin.digits)
    #expect(gtin.value == UInt64(number))
  }

  @Test("the shortest form is the one that the number was given")
  func shortest() {
    for number in ["96385074", "012345678905", "5901234123457", "15400141288763"] {
      #expect(GTIN(digits: number)?.shortestDigits == number)
    }
  }

  @Test("a GTIN-14 with an indicator has no EAN-13 form")
  func indicator() throws {
    let gtin = try #require(GTIN(digits: "15400141288763"))
    #expect(gtin.ean13Digits == nil)
    #expect(gtin.printed(as: .ean13) == nil)
  }

  @Test("values from 1 to 14 digits, and only with their check digit")
  func valueRange() {
    #expect(GTIN(value: 0) == nil, "a row of zeros names nothing")
    #expect(GTIN(value: 17) != nil, "1 × 3 filled up to 10 is 7")
    #expect(GTIN(value: 18) == nil)
    #expect(GTIN(value: 99_999_999_999_997) != nil)
    #expect(GTIN(value: 99_999_999_999_998) == nil)
    #expect(GTIN(value: 100_000_000_000_007) == nil, "15 digits, check digit right")
    #expect(GTIN(value: .max) == nil)
  }

  @Test(
    "digits of other counts, and characters that only look like digits, are refused",
    arguments: [
      "", "0", "1234567", "123456789", "0000000000", "01234567890", "000012345678905",
      "٩٦٣٨٥٠٧٤", "９６３８５０７４", "9638507₄", "+6385074", "-9638507", " 96385074", "9638507\u{0}",
    ])
  func refused(text: String) {
    #expect(GTIN(digits: text) == nil)
  }

  @Test("any body with its check digit is accepted, any other last digit is not")
  func randomNumbers() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<500 {
      let count = try #require([7, 11, 12, 13].randomElement(using: &random))
      let number = CheckDigit.completing("1" + random.digits(count - 1))
      let gtin = try #require(GTIN(digits: number))
      #expect(gtin.digits.hasSuffix(number))
      #expect(gtin.shortestDigits.hasSuffix(number))
      for digit in "0123456789" where digit != number.last {
        #expect(GTIN(digits: number.dropLast() + String(digit)) == nil)
      }
    }
  }

  @Test("they sort by number")
  func order() throws {
    let numbers = ["15400141288763", "036000291452", "5901234123457", "96385074"]
    let sorted = numbers.compactMap { GTIN(digits: $0) }.sorted()
    #expect(
      sorted.map(\.shortestDigits) == [
        "96385074", "036000291452", "5901234123457", "15400141288763",
      ])
  }
}
