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

  @Test func cellsAreMeans() {
    let profile = CumulativeProfile([0, 10, 20, 30])
    let edges: [Float] = [0, 2, 2.5, 4]
    var means = [Float](repeating: 0, count: 3)
    means.withUnsafeMutableBufferPointer { means in
      edges.withUnsafeBufferPointer { profile.means(between: $0, into: means) }
    }
    #expect(zip(means, [5, 20, 26.6667]).allSatisfy { abs($0 - $1) < 1e-3 })
  }

  @Test func choleskySolves() throws {
    var system = LinearSystem(size: 2)
    system.matrix = [4, 0, 2, 3]
    system.right = [10, 8]
    let unknowns = try #require(system.solved())
    #expect(abs(unknowns[0] - 1.75) < 1e-5 && abs(unknowns[1] - 1.5) < 1e-5)
    system.matrix = [1, 0, 2, 1]
    #expect(system.solved() == nil)
  }
}
