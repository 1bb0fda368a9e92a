import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

struct SymbolTextTests {
  @Test(arguments: 0...9) func everyFirstDigitIsSpeltByItsParity(first: Int) {
    let digits = CheckDigit.completing("\(first)71234567890").compactMap(\.wholeNumberValue)
    let patterns = SymbolText.patterns(of: digits, in: .ean13)
    #expect(SymbolText.digits(of: patterns, in: .ean13) == digits)
    #expect(patterns[0] < 10)
  }

  @Test func anotherDigitBreaksTheCheckDigit() {
    let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
    let patterns = SymbolText.patterns(of: digits, in: .ean13)
    for place in patterns.indices {
      for other in SymbolLayout.ean13.candidates[place] where other != patterns[place] {
        var altered = patterns
        altered[place] = other
        #expect(SymbolText.digits(of: altered, in: .ean13) == nil)
      }
    }
  }

  @Test func eightDigitsHaveNoParity() {
    let digits = [9, 6, 3, 8, 5, 0, 7, 4]
    let patterns = SymbolText.patterns(of: digits, in: .ean8)
    #expect(SymbolText.digits(of: patterns, in: .ean8) == digits)
  }

  /// With number system 1 the number sets of UPC-E would be those of EAN-13's left half, the check digit
  /// in the place of the first digit: 123456 with the check digit of 1 12345 0000 6 is such a half.
  @Test("the left half and the centre guard of EAN-13 are not read as UPC-E")
  func halfOfALongSymbol() throws {
    let first = try #require((1...9).first { GTIN(upcE: "1123456\($0)") != nil })
    let long = SymbolText.patterns(of: [first, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2], in: .ean13)
    #expect(SymbolText.digits(of: Array(long[..<6]), in: .upcE) == nil)
    let half = Array(SymbolPattern.ean13("\(first)123456789012").modules[..<51])
    let row = SyntheticLine(pixelsPerModule: 3, sigma: 0.3).luma(of: half).map { UInt8($0) }
    let picture = LumaImage(
      width: row.count, height: 100, pixels: (0..<100).flatMap { _ in row })
    #expect(BarcodeReader().read(picture).barcodes.isEmpty)
  }

  @Test func theParityOfUPCEIsItsCheckDigit() {
    var checkDigits: Set<Int> = []
    for six in 123_450..<123_480 {
      for check in 0...9 where GTIN(upcE: "0\(six)\(check)") != nil {
        let text = "0\(six)\(check)"
        let digits = text.compactMap(\.wholeNumberValue)
        let patterns = SymbolText.patterns(of: digits, in: .upcE)
        #expect(SymbolText.digits(of: patterns, in: .upcE) == digits)
        checkDigits.insert(check)
        let bars = SymbolLayout.upcE.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules })
        let modules = SymbolPattern.upcE(text).modules
        #expect(modules.indices.filter { modules[$0] } == bars.flatMap { Array($0) })
      }
    }
    #expect(checkDigits.count == 10)
  }
}
