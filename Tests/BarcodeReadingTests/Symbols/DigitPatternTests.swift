import Testing

@testable import BarcodeReading

struct DigitPatternTests {
  @Test func setsAreMirrorsAndComplements() {
    for digit in 0...9 {
      let (a, b, c) = (
        DigitPattern(numberSet: .a, digit: digit), DigitPattern(numberSet: .b, digit: digit),
        DigitPattern(numberSet: .c, digit: digit)
      )
      #expect(a.modules ^ c.modules == 0x7f)
      #expect(a.modules.nonzeroBitCount % 2 == 1)
      #expect(b.modules.nonzeroBitCount % 2 == 0)
      #expect(a.bars.count == 2 && b.bars.count == 2 && c.bars.count == 2)
    }
    #expect(Set(DigitPattern.all.map(\.modules)).count == 30)
  }
}
