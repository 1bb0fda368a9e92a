import Testing

@testable import BarcodeReading

struct EdgeSpreadTests {
  @Test(arguments: [(0, 0.3), (1, 0.4), (2.5, 0.6)] as [(Float, Float)])
  func theEdgeRisesFromZeroToOne(radius: Float, sigma: Float) {
    let edge = EdgeSpread(blur: Blur(radius: radius, sigma: sigma))
    #expect(edge(-10).x == 0)
    #expect(edge(10).x == 1)
    #expect(abs(edge(0).x - 0.5) < 1e-3)
    var last: Float = 0
    for step in -80...80 {
      let value = edge(Float(step) / 16).x
      #expect(value >= last - 1e-4)
      last = value
    }
  }

  @Test func derivativesAgreeWithDifferences() {
    let (radius, sigma, step): (Float, Float, Float) = (1.4, 0.5, 0.02)
    let edge = EdgeSpread(blur: Blur(radius: radius, sigma: sigma))
    let wider = EdgeSpread(blur: Blur(radius: radius + step, sigma: sigma))
    let softer = EdgeSpread(blur: Blur(radius: radius, sigma: sigma + step))
    for place in [-1.5, -0.8, -0.2, 0.3, 1.1] as [Float] {
      let value = edge(place)
      #expect(abs((edge(place + step).x - edge(place - step).x) / (2 * step) - value.y) < 0.02)
      #expect(abs((wider(place).x - value.x) / step - value.z) < 0.02)
      #expect(abs((softer(place).x - value.x) / step - value.w) < 0.02)
    }
  }

  @Test func toneAndItsInverseCancel() {
    let blur = Blur(radius: 0, sigma: 1, tone: -0.45)
    for coverage in [0, 0.2, 0.5, 0.9, 1] as [Float] {
      #expect(abs(blur.coverage(ofSeen: blur.seen(coverage)) - coverage) < 1e-4)
    }
  }
}
