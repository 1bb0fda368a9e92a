import Imaging
import Testing

@testable import BarcodeReading

@Suite struct StripTests {
  private let region = BarRegion(
    center: Point(x: 50, y: 50), angle: 0, length: 60, height: 20, fan: 0, score: 1)

  private func strip(rows: Int, columns: Int, _ value: (Int, Int) -> Float) -> Strip {
    let values = (0..<rows * columns).map { value($0 / columns, $0 % columns) }
    return Strip(columns: columns, rows: rows, values: values, region: region, step: 1)
  }

  @Test("Even contrast does not depend on light")
  func normalizing() {
    func bars(contrast: Float, light: Float) -> [Float] {
      strip(rows: 1, columns: 200) { light + ($1 / 5 % 2 == 0 ? contrast : 0) }
        .normalized(radius: 30).values
    }
    for (a, b) in zip(bars(contrast: 90, light: 20), bars(contrast: 30, light: 190)) {
      #expect(abs(a - b) < 0.01)
    }
  }

  @Test("Leaning bars are straightened")
  func straightening() {
    let leaning = strip(rows: 24, columns: 200) { row, column in
      (column - row / 4 + 40) / 5 % 2 == 0 ? 1 : -1
    }
    let shear = Straightener(reach: 6).shear(of: leaning)
    #expect(abs(shear.lean - 2.9) < 0.8)
    #expect(abs(shear.fan) < 0.8)
    let upright = leaning.sheared(by: shear).mean(of: 0..<24)
    #expect(upright.reduce(0) { $0 + $1 * $1 } > 0.6 * 200)
  }

  @Test("Bands are averaged from the top to the bottom")
  func averaging() {
    let bands = strip(rows: 4, columns: 2) { row, _ in Float(row) }.averaged(height: 2, count: 2)
    #expect(bands.values == [0.5, 0.5, 2.5, 2.5])
  }

  @Test("A rectified symbol stands upright")
  func rectifying() {
    let symbol = SyntheticSymbol(degrees: 30)
    let place = BarRegion(
      center: Point(x: 240, y: 180), angle: .pi / 6, length: 285, height: 100, fan: 0, score: 1)
    let strip = Rectifier(samplesPerPixel: 1, bands: 5).strip(of: place, in: symbol.picture)
    let first = Double(strip.columns - 285) / 2
    let middles = symbol.modules.indices.map { strip.values[Int(first + 3 * (Double($0) + 0.5))] }
    for (module, luma) in zip(symbol.modules, middles) { #expect((luma < 130) == module) }
  }
}
