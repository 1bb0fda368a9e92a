import Imaging
import Testing

@testable import BarcodeReading

/// Strips of bars in light that is stronger at one place than at another.
struct EvenLightTests {
  private static let (columns, rows) = (480, 24)

  /// Rows across a symbol with sharp edges, 4 columns to a module: paper is 100 and ink 0.
  ///
  /// - Parameter light: the level that a column of a row becomes, by what it is without light.
  private func strip(_ light: (_ level: Float, _ column: Int, _ row: Int) -> Float) -> Strip {
    var line = [Float](repeating: 100, count: Self.columns)
    for (module, isBar) in SyntheticSymbol().modules.enumerated() where isBar {
      for column in 50 + 4 * module..<54 + 4 * module { line[column] = 0 }
    }
    return Strip(
      columns: Self.columns, rows: Self.rows,
      values: (0..<Self.rows).flatMap { row in
        (0..<Self.columns).map { min(255, light(line[$0], $0, row)) }
      },
      region: BarRegion(
        center: Point(x: 0, y: 0), angle: 0, length: 380, height: 100, fan: 0, score: 0),
      step: 1)
  }

  private func light(in strip: Strip) -> EvenLight? {
    EvenLight(in: strip, rows: 0..<Self.rows, samplesPerModule: 4, RectifyingLimits())
  }

  /// The largest difference of two strips' levels, between the quiet zones.
  private func difference(of one: Strip, _ other: Strip) -> Float {
    (0..<Self.rows).flatMap { row in
      (50..<430).map {
        abs(one.values[row * Self.columns + $0] - other.values[row * Self.columns + $0])
      }
    }.max() ?? 0
  }

  @Test("even light is left as it is")
  func even() {
    #expect(light(in: strip { level, _, _ in level }) == nil)
    #expect(light(in: strip { level, _, _ in 120 + level / 2 }) == nil)
  }

  @Test("light that is added, or taken, from place to place leaves the same levels as another")
  func uneven() throws {
    func evened(_ strip: Strip) throws -> Strip {
      try #require(light(in: strip)).evened(strip, .darkOnLight)
    }
    let added = try evened(strip { level, column, _ in level + Float(column) / 4 })
    // The levels are 20 for ink and 200 for paper.
    #expect(added.values.min() == 20)
    #expect(added.values.max() == 200)
    let other = try evened(strip { level, column, row in level + Float(480 - column + row) / 4 })
    #expect(difference(of: added, other) < 30)
    let shaded = try evened(
      strip { level, column, _ in (level + 150) * (1 - Float(column) / 900) })
    #expect(difference(of: added, shaded) < 30)
  }

  @Test("where light leaves no contrast it is as white as glare, and blank paper is no bar")
  func washedOut() throws {
    let lit = strip { level, column, row in
      row < 4 ? 100 : level + (column < 240 ? 0 : 2 * Float(column - 240))
    }
    let evened = try #require(light(in: lit)).evened(lit, .darkOnLight)
    let last = evened.values.suffix(Self.columns)
    #expect(last[(last.startIndex + 400)...].allSatisfy { $0 == 255 })
    #expect(evened.values.prefix(Self.columns).allSatisfy { $0 == 200 })
  }
}
