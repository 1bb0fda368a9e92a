import Testing

@testable import BarcodeReading

struct GeometryTests {
  @Test func aProfileTurnedRoundHasTheGeometryTurnedRound() {
    let geometry = ModuleGeometry(start: 20, end: 215, bow: 6, skew: -4)
    let turned = geometry.reversed(length: 300)
    for fraction in [0, 0.1, 0.35, 0.5, 0.8, 1] as [Float] {
      #expect(
        abs(turned.position(at: 1 - fraction) - (300 - geometry.position(at: fraction))) < 1e-3)
    }
  }

  @Test func pitchIsTheSlopeOfPosition() {
    let geometry = ModuleGeometry(start: 20, end: 215, bow: 6, skew: -4)
    for fraction in [0.1, 0.4, 0.7] as [Float] {
      let slope =
        (geometry.position(at: fraction + 0.01) - geometry.position(at: fraction - 0.01)) / 0.02
      #expect(abs(slope - geometry.pitch(at: fraction)) < 0.05)
    }
  }
}
