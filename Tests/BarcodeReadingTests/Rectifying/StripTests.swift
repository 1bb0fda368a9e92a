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

  @Test(
    "A strip shows what is between four pixels, in pictures of any size",
    arguments: [(1, 1), (1, 40), (40, 1), (2, 2), (3, 50), (50, 3), (40, 40)])
  func sampling(width: Int, height: Int) {
    func luma(_ x: Int, _ y: Int) -> Double { Double((x * 37 + y * 91 + x * y * 13) % 256) }
    let stride = width + 3
    let image = LumaImage(
      width: width, height: height, stride: stride,
      pixels: (0..<stride * height).map { UInt8(luma($0 % stride, $0 / stride)) })
    for angle in [0, 0.3, .pi / 2, 2.5, -1.2] {
      let place = BarRegion(
        center: Point(x: Double(width) / 2, y: Double(height) / 2), angle: angle,
        length: Double(max(width, height)), height: 1, fan: 0, score: 0)
      let strip = Rectifier(samplesPerPixel: 1.3, bands: 1).strip(of: place, in: image)
      for (column, value) in strip.values.enumerated() {
        let across = (Double(column) + 0.5 - Double(strip.columns) / 2) * strip.step
        let point = place.point(across: across, along: 0)
        let x = min(max(point.x - 0.5, 0), Double(width - 1))
        let y = min(max(point.y - 0.5, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (dx, dy) = (x - Double(left), y - Double(top))
        let upper = luma(left, top) * (1 - dx) + luma(right, top) * dx
        let lower = luma(left, bottom) * (1 - dx) + luma(right, bottom) * dx
        #expect(abs(Double(value) - (upper * (1 - dy) + lower * dy)) < 3, "\(column), \(angle)")
      }
    }
  }
}
