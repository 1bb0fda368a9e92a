import Imaging
import Testing

@testable import BarcodeReading

@Suite struct GlareFillerTests {
  private static let samplesPerModule = 4
  private static let rows = 12
  private let bars = SyntheticSymbol().modules
  private let columns = Int((95 * 4 * (1 + 2 * Rectifier.margin)).rounded())

  /// The bars in each row, with glare on some columns of it.
  private func strip(paper: Float = 200, glare: (Int) -> Range<Int>) -> Strip {
    let values = (0..<Self.rows).flatMap { row in
      (0..<columns).map { column in
        glare(row).contains(column) ? 255 : Float(5 * row) + (isBar(column) ? 40 : paper - 55)
      }
    }
    return Strip(
      columns: columns, rows: Self.rows, values: values,
      region: BarRegion(
        center: Point(x: 0, y: 0), angle: 0, length: 380, height: 100, fan: 0, score: 1), step: 1)
  }

  private func isBar(_ column: Int) -> Bool {
    let module = (column - (columns - 380) / 2) / Self.samplesPerModule
    return column >= (columns - 380) / 2 && bars.indices.contains(module) && bars[module]
  }

  private func filled(_ strip: Strip, part: Range<Int> = 0..<rows) -> Strip? {
    GlareFiller(
      strip, part: part, samplesPerModule: Double(Self.samplesPerModule), GlareLimits()
    ).filled
  }

  @Test("bars that glare hides are taken from other rows")
  func slanted() throws {
    func glare(_ row: Int) -> Range<Int> { 60 + 30 * row..<100 + 30 * row }
    let glaring = strip(glare: glare)
    let filled = try #require(self.filled(glaring))
    for row in 0..<Self.rows {
      let line = filled.values[row * columns..<(row + 1) * columns]
      let middle = line.reduce(0, +) / Float(columns)
      let wrong = glare(row).count { (line[row * columns + $0] < middle) != isBar($0) }
      #expect(wrong == 0, "row \(row)")
    }
  }

  @Test("rows that are not of the symbol stay as they are")
  func part() throws {
    let glaring = strip { 60 + 30 * $0..<100 + 30 * $0 }
    let filled = try #require(self.filled(glaring, part: 2..<10))
    let outside = Array(0..<2 * columns) + Array(10 * columns..<12 * columns)
    #expect(outside.allSatisfy { filled.values[$0] == glaring.values[$0] })
  }

  @Test("no glare, nothing to fill")
  func none() {
    #expect(filled(strip { _ in 0..<0 }) == nil)
    // As wide as two bars with a space between them.
    #expect(filled(strip { _ in 200..<212 }) == nil)
  }

  @Test("what no row shows is not made up")
  func upright() {
    #expect(filled(strip { _ in 200..<240 }) == nil)
  }

  @Test("paper as light as glare may be paper")
  func lightPaper() {
    #expect(filled(strip(paper: 290) { 60 + 30 * $0..<100 + 30 * $0 }) == nil)
  }

  @Test("halves that no row shows together are not put together")
  func halves() {
    #expect(filled(strip { $0 < 6 ? 280..<440 : 90..<250 }) == nil)
  }
}
