import Barcodes
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

  @Test(arguments: 0...1) func theParityOfUPCEIsItsFirstAndCheckDigit(system: Int) {
    var checkDigits: Set<Int> = []
    for six in 123_450..<123_480 {
      for check in 0...9 where GTIN(upcE: "\(system)\(six)\(check)") != nil {
        let text = "\(system)\(six)\(check)"
        let digits = text.compactMap(\.wholeNumberValue)
        let patterns = SymbolText.patterns(of: digits, in: .upcE)
        #expect(SymbolText.digits(of: patterns, in: .upcE) == digits)
        checkDigits.insert(check)
        guard system == 0 else { continue }
        let bars = SymbolLayout.upcE.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules })
        let modules = SymbolPattern.upcE(text).modules
        #expect(modules.indices.filter { modules[$0] } == bars.flatMap { Array($0) })
      }
    }
    #expect(checkDigits.count == 10)
  }
}
