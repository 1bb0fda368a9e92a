import Testing

@testable import BarcodeReading

struct SymbolLayoutTests {
  @Test func anEAN13SymbolHasThirtyBarsOn95Modules() {
    let patterns = SymbolText.patterns(of: [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1], in: .ean13)
    let bars = SymbolLayout.ean13.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules })
    #expect(bars.count == 30)
    #expect(bars.first == 0..<1)
    #expect(bars.last == 94..<95)
    #expect(SymbolLayout.ean13.moduleCount == 95)
    #expect(SymbolLayout.ean8.moduleCount == 67)
  }

  @Test func theBarsAreTheStandards() {
    let text = SyntheticLine.modules(of: [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1])
      .map { $0 ? "1" : "0" }.joined()
    #expect(
      text == "101" + "000110101001110101111011110100010010110011" + "01010"
        + "100001010000101000010111010010000101100110" + "101")
  }
}
