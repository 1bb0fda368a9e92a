import Imaging
import Testing

@testable import BarcodeReading

/// What glare hides of a strip, and what the rows show that it leaves.
struct StripGlareTests {
  private static let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private static let columns = 480

  /// Rows across a symbol, 4 columns to a module, as light as `paper` where there are no bars.
  private func strip(
    rows: Int = 24, paper: Float = 200, pixelsPerModule: Double = 4, margin: Double = 12.5
  ) -> Strip {
    let line = SyntheticLine(pixelsPerModule: pixelsPerModule, margin: margin)
      .profile(of: Self.digits).samples
    let row = line.prefix(Self.columns).map { $0 * paper / 230 }
    return Strip(
      columns: row.count, rows: rows, values: (0..<rows).flatMap { _ in row },
      region: BarRegion(
        center: Point(x: 0, y: 0), angle: 0, length: 380, height: 100, fan: 0, score: 0),
      step: 1)
  }

  private func light(in strip: Strip) -> Glare? {
    Glare(
      in: strip, rows: 0..<strip.rows, samplesPerModule: 4, .darkOnLight, RectifyingLimits())
  }

  /// The same with some columns of some rows as white as can be.
  private func lit(_ strip: Strip, _ columns: Range<Int>, rows: Range<Int>) -> Strip {
    var strip = strip
    for row in rows {
      for column in columns { strip.values[row * strip.columns + column] = 255 }
    }
    return strip
  }

  @Test("is white on darker paper, and reaches half as far again on either side")
  func edges() throws {
    let strip = lit(strip(), 100..<140, rows: 3..<4)
    let glare = try #require(light(in: strip))
    let hidden = strip.hidden(by: glare)
    #expect(hidden.count == strip.values.count)
    let places = hidden.indices.filter { hidden[$0] }
    #expect(places == Array(3 * strip.columns + 80..<3 * strip.columns + 160))
  }

  @Test("is not told from paper that is as white")
  func whitePaper() {
    #expect(light(in: lit(strip(paper: 250), 100..<140, rows: 0..<24)) == nil)
    #expect(strip().hidden(by: light(in: strip())).isEmpty)
  }

  @Test("nor from paper that is as white beside a narrow quiet zone on a darker ground")
  func darkGround() {
    var strip = strip(paper: 255, pixelsPerModule: 344.0 / 95, margin: 18.9)
    // The symbol goes from column 68 to 412, as is expected of it.
    for column in [0..<67, 413..<480].joined() {
      for row in 0..<strip.rows { strip.values[row * strip.columns + column] = 170 }
    }
    #expect(light(in: strip) == nil)
  }

  @Test("is told from paper by less than half of the symbol")
  func mostOfSymbol() {
    #expect(light(in: lit(strip(), 70..<270, rows: 0..<24)) != nil)
  }

  @Test("the mean of rows is that of those in which a column is seen")
  func meanOfSeen() throws {
    let plain = strip()
    let strip = lit(lit(plain, 100..<140, rows: 0..<20), 300..<308, rows: 0..<24)
    let glare = try #require(light(in: strip))
    let hidden = strip.hidden(by: glare)
    let profile = strip.profile(of: Array(0..<24), leavingOut: hidden)
    for column in 0..<strip.columns where !(296..<312).contains(column) {
      #expect(abs(profile.samples[column] - plain.values[column]) < 0.01)
    }
    #expect(profile.hidden.indices.filter { profile.hidden[$0] } == Array(296..<312))
    #expect(profile.reversed.hidden.firstIndex(of: true) == strip.columns - 312)
  }

  private func withoutGlare(_ strip: Strip) -> Strip? {
    strip.withoutGlare(samplesPerModule: 4, .darkOnLight, RectifyingLimits())
  }

  @Test("what it hides in some rows is as the others show it")
  func rowsBesideGlare() throws {
    let plain = strip()
    var lit = plain
    for row in 0..<24 { lit = self.lit(lit, 100 + 8 * row..<130 + 8 * row, rows: row..<row + 1) }
    let unlit = try #require(withoutGlare(lit))
    #expect(unlit.hiddenColumns.isEmpty)
    #expect(zip(unlit.values, plain.values).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(withoutGlare(plain) == nil)
  }

  @Test("what it hides in all rows stays hidden")
  func allRows() throws {
    let unlit = try #require(withoutGlare(lit(strip(), 200..<208, rows: 0..<24)))
    let profile = unlit.profile(of: 3..<5)
    #expect(profile.hidden.indices.filter { profile.hidden[$0] } == Array(196..<212))
  }

  @Test("paper that is white between bars is left as it is")
  func whitePaperBetweenBars() throws {
    var bright = strip()
    for row in 0..<12 {
      for column in 0..<bright.columns where bright.values[row * bright.columns + column] > 190 {
        bright.values[row * bright.columns + column] += 25
      }
      // Of the quiet zone of some rows.
      for column in 8..<30 { bright.values[row * bright.columns + column] = 255 }
    }
    let unlit = withoutGlare(bright)
    #expect(unlit.map { $0.values == bright.values } ?? true)
  }
}
