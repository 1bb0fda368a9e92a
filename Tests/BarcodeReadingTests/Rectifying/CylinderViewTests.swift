import Imaging
import RealModule
import Testing

@testable import BarcodeReading

struct CylinderViewTests {
  @Test("places are those of equal angles, from end to end", arguments: CylinderView.all)
  func places(view: CylinderView) {
    let bend = view.bend(length: 200)
    #expect(abs(bend(0) + 100) < 0.1)
    #expect(abs(bend(1) - 100) < 0.1)
    let sines = [0.0, 0.25, 0.5, 1].map {
      Double.sin((view.from + (view.to - view.from) * $0) * .pi / 180)
    }
    for (fraction, sine) in zip([Float(0.25), 0.5], sines[1...]) {
      let share = (sine - sines[0]) / (sines[3] - sines[0])
      #expect(abs(Double(bend(fraction)) - 200 * (share - 0.5)) < 0.1)
    }
  }

  @Test("a curve through a function's values is that function, if it is as smooth")
  func interpolation() {
    let curve = BendCurve(terms: 4) { 3 + 2 * $0 - $0 * $0 * $0 }
    for fraction in stride(from: Float(0), through: 1, by: 0.125) {
      #expect(abs(curve(fraction) - (3 + 2 * fraction - fraction * fraction * fraction)) < 1e-4)
    }
  }

  @Test("modules unrolled and then unbent are those of the picture")
  func composition() {
    let region = BarRegion(
      center: Point(x: 0, y: 0), angle: 0, length: 100, height: 10, fan: 0, score: 0)
    let flat = Strip(
      columns: 280, rows: 1, values: [Float](repeating: 0, count: 280), region: region, step: 0.5)
    let unrolled = flat.unbent(by: CylinderView(from: 0, to: 60).bend(length: 100))
    // The symbol from end to end of the region, in columns: a margin of a fifth on either side.
    let ends = BendCurve(weights: [140, 100])
    for (fraction, degrees) in [(Float(0), 0.0), (0.5, 30), (1, 60)] {
      let wanted = 100 * (Double.sin(degrees * .pi / 180) / Double.sin(.pi / 3) - 0.5)
      #expect(abs(Double(unrolled.places(along: ends)(fraction)) - wanted) < 0.2)
      #expect(
        abs(Double(flat.places(along: ends)(fraction)) - Double(100 * (fraction - 0.5))) < 0.2)
    }
  }
}
