import Testing

@testable import BarcodeReading

struct GlareCheckTests {
  /// Whether there is a choice where glare hides some modules of some digits of 5012394144777.
  private func leavesChoice(_ hiddenParts: [(place: Int, modules: Range<Int>)]) -> Bool {
    let layout = SymbolLayout.ean13
    let patterns = SymbolText.patterns(of: [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7], in: layout)
    var hidden = [Bool](repeating: false, count: ModuleGrid(layout: layout).count)
    for (place, modules) in hiddenParts {
      let offset = layout.digitOffsets[place]
      let cells = ModuleGrid.cells(of: offset + modules.lowerBound..<offset + modules.upperBound)
      for cell in cells { hidden[cell] = true }
    }
    return GlareCheck(hidden: hidden, patterns: patterns, of: .ean13).leavesChoice
  }

  @Test("where nothing is hidden, there is no choice")
  func nothingHidden() {
    #expect(!leavesChoice([]))
    #expect(!GlareCheck(hidden: [], patterns: [], of: .ean13).leavesChoice)
  }

  // To the right 4 is drawn 1011100, and 2 is drawn 1101100.
  @Test(
    "there is one where less than a module is clearly seen of what tells a digit from another",
    arguments: [(1..<3, true), (2..<3, true), (0..<7, true), (0..<1, false), (6..<7, false)])
  func sameSet(modules: Range<Int>, leavesChoice: Bool) {
    #expect(self.leavesChoice([(7, modules)]) == leavesChoice)
  }

  // 1 of set B is drawn 0110011, 5 of set A 0110001; 4 of set B is drawn 0011101, 3 of set A 0111101.
  @Test("one digit of another number set is none, as no first digit has such sets, but two may be")
  func otherSet() {
    #expect(!leavesChoice([(1, 5..<6)]))
    #expect(!leavesChoice([(5, 1..<2)]))
    #expect(leavesChoice([(1, 5..<6), (5, 1..<2)]))
  }
}
