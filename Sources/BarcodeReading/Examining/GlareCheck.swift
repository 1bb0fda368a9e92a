import Barcodes

/// Whether glare leaves a choice between digits.
///
/// The check digit would make that choice, and would then check nothing: with a misprint, or another digit misread, it
/// makes the wrong one.
struct GlareCheck {
  /// Which cells glare hides; empty where it hides none.
  private let hidden: [Bool]
  /// The digits that were read.
  private let patterns: [Int]
  private let layout: SymbolLayout

  init(hidden: [Bool], patterns: [Int], of symbology: Symbology) {
    (self.hidden, self.patterns, layout) = (hidden, patterns, symbology.layout)
  }

  /// Whether some digit may as well be another one.
  ///
  /// One of another number set would need a second such digit: no first or check digit has number sets that differ from
  /// those of another one in a single place.
  var leavesChoice: Bool {
    guard !hidden.isEmpty else { return false }
    let others = patterns.indices.map(others)
    return others.count { !$0.isEmpty } > 1
      || zip(patterns, others).contains { read, others in
        others.contains { $0.numberSet == DigitPattern.all[read].numberSet }
      }
  }

  /// The other digits that differ from the one that was read by less than a module in what is clearly seen of it.
  private func others(at place: Int) -> [DigitPattern] {
    let read = DigitPattern.all[patterns[place]]
    let cells = ModuleGrid.cells(ofDigitAt: layout.digitOffsets[place])
    let clear = cells.filter(isClear)
    return DigitPattern.all[layout.candidates[place]].filter { other in
      let differing = clear.count { cell in
        let module = (cell - cells.lowerBound) / ModuleGrid.cellsPerModule
        return (read.modules ^ other.modules) >> UInt8(DigitPattern.moduleCount - 1 - module) & 1
          == 1
      }
      return other != read && differing < ModuleGrid.cellsPerModule
    }
  }

  /// Whether neither a cell nor one beside it is hidden: light fades into what is beside it.
  private func isClear(_ cell: Int) -> Bool { !hidden[cell - 1...cell + 1].contains(true) }
}
