import RealModule
import Testing

@testable import BarcodeReading

@Suite struct UnbenderTests {
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private let unbender = Unbender(layout: .ean13)

  @Test("Edges are where bars begin and end")
  func edges() {
    let modules = SyntheticLine.modules(of: digits)
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 0.3, margin: 10)
    let edges = ProfileEdges(line.luma(of: modules), reach: 40, change: (0.2, 0.05))
    let changes = (1..<95).filter { modules[$0] != modules[$0 - 1] }
    #expect(edges.beginsWithBar)
    #expect(edges.positions.count == 60)
    for (position, module) in zip(edges.positions, [0] + changes + [95]) {
      #expect(abs(position / 4 - 10 - Float(module)) < 0.25)
    }
    #expect(
      ProfileEdges((0..<100).map { Float($0 % 2) + 200 }, reach: 40, change: (0.2, 0.05)).positions
        .count > 50)
    #expect(
      ProfileEdges([Float](repeating: 80, count: 90), reach: 40, change: (0.2, 0.05)).positions
        .isEmpty)
  }

  @Test("A symbol's bend is found", arguments: [(0.0, 0.0), (4, 0), (-4, 0), (3, 0.45), (0, -0.6)])
  func bend(bow: Double, wave: Double) throws {
    var line = SyntheticLine(pixelsPerModule: 4, sigma: 0.4, margin: 12)
    line.bow = bow
    line.wave.height = wave
    let bend = try #require(unbender.bend(of: line.profile(of: digits)))
    for module in [0.0, 10, 31, 47, 60, 85, 95] {
      let place = Double(bend(Float(module / 95))) / 4 - 12
      let fraction = place / 95
      let seen =
        place + 4 * bow * fraction * (1 - fraction) + wave * Double.sin(2 * .pi * place / 45)
      #expect(abs(seen - module) < 0.25)
    }
  }

  @Test("Bars of no symbol give no bend")
  func otherBars() {
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 0.4)
    let even = (0..<119).map { $0 % 2 == 0 }
    #expect(unbender.bend(of: LumaProfile(samples: line.luma(of: even))) == nil)
    let few = SyntheticLine.modules(of: [9, 6, 3, 8, 5, 0, 7, 4], layout: .ean8)
    #expect(unbender.bend(of: LumaProfile(samples: line.luma(of: few))) == nil)
    #expect(unbender.bend(of: LumaProfile(samples: [])) == nil)
  }

  @Test("Landmarks are the edges that all symbols have in common")
  func landmarks() {
    for layout in [SymbolLayout.ean13, .ean8] {
      let count = layout.symbology.digitCount
      for first in 0...9 {
        let text = (0..<count).map { (first + 3 * $0) % 10 }
        let bars = layout.bars(
          ofDigits: SymbolText.patterns(of: text, in: layout).map { DigitPattern.all[$0].modules })
        let edges = bars.flatMap { [$0.lowerBound, $0.upperBound] }
        #expect(edges.count == layout.edgeCount)
        for landmark in layout.landmarks { #expect(edges[landmark.edge] == landmark.module) }
      }
    }
  }
}
