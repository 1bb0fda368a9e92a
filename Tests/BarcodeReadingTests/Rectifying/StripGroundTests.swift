import Imaging
import Testing

@testable import BarcodeReading

/// The ground beside a symbol, which may be lighter than its paper.
struct StripGroundTests {
  private static let columns = 480

  /// Rows across a symbol from column 68 to 412, as light as `paper` tells of a column where there are no bars.
  private func strip(paper: (Int) -> Float) -> Strip {
    let line = SyntheticLine(pixelsPerModule: 344.0 / 95, margin: 18.9)
      .profile(of: [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]).samples
    let row = line.prefix(Self.columns).enumerated().map { $1 * paper($0) / 230 }
    return Strip(
      columns: row.count, rows: 24, values: (0..<24).flatMap { _ in row },
      region: BarRegion(
        center: Point(x: 0, y: 0), angle: 0, length: 344, height: 100, fan: 0, score: 0),
      step: 1)
  }

  private func withoutGround(_ strip: Strip) -> Strip {
    strip.withoutLighterGround(samplesPerModule: 344.0 / 95, RectifyingLimits())
  }

  @Test("is as light as the paper, and the symbol is as it was", arguments: [0, 1, 4])
  func beside(modules: Int) {
    let paper = 68 - modules * 4..<412 + modules * 4
    let strip = strip { paper.contains($0) ? 140 : 240 }
    let without = withoutGround(strip)
    #expect(without.values.allSatisfy { $0 < 145 })
    for row in 0..<strip.rows {
      let symbol = row * strip.columns + 68..<row * strip.columns + 412
      #expect(without.values[symbol] == strip.values[symbol])
    }
  }

  @Test(
    "is left as it is where it is no lighter, gets lighter by and by, or is beyond a quiet zone")
  func left() {
    for paper: (Int) -> Float in [
      { _ in 200 }, { (68..<412).contains($0) ? 200 : 100 }, { 100 + Float($0) / 8 },
      { (20..<460).contains($0) ? 140 : 240 },
    ] {
      let strip = strip(paper: paper)
      #expect(withoutGround(strip).values == strip.values)
    }
  }
}
