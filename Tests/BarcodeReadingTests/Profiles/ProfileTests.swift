import Testing

@testable import BarcodeReading

struct ProfileTests {
  @Test func theSlidingMaximumIsTheWindows() {
    let samples: [Float] = [3, 1, 4, 1, 5, 9, 2, 6]
    #expect(samples.slidingMaximum(window: 1) == [3, 4, 4, 5, 9, 9, 9, 6])
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

  @Test("equally wide intervals have the same means as if each were measured by itself")
  func equalIntervals() {
    let profile = CumulativeProfile([1, 3, 5, 7, 2, 8, 4])
    for (first, step) in [(Float(0), Float(1)), (-2.5, 0.75), (1.25, 1.3)] {
      let edges = (0...8).map { first + Float($0) * step }
      var (single, equal) = ([Float](repeating: 0, count: 8), [Float](repeating: 0, count: 8))
      edges.withUnsafeBufferPointer { edges in
        single.withUnsafeMutableBufferPointer { profile.means(between: edges, into: $0) }
      }
      equal.withUnsafeMutableBufferPointer { profile.means(from: first, step: step, into: $0) }
      #expect(zip(single, equal).allSatisfy { abs($0 - $1) < 1e-4 })
    }
  }

  @Test(
    "any number of intervals have the means of the samples in them, also beyond the ends",
    arguments: 1...9)
  func intervals(count: Int) {
    let samples: [Float] = [1, 3, 5, 7, 2, 8, 4]
    let edges = (0...count).map { -3.25 + 1.4 * Float($0) }
    var means = [Float](repeating: 0, count: count)
    edges.withUnsafeBufferPointer { edges in
      means.withUnsafeMutableBufferPointer {
        CumulativeProfile(samples).means(between: edges, into: $0)
      }
    }
    let expected = zip(edges, edges.dropFirst()).map { from, to in
      (-10..<20).reduce(Float(0)) { sum, place in
        let part = max(0, min(to, Float(place + 1)) - max(from, Float(place)))
        return sum + part * samples[min(max(place, 0), samples.count - 1)]
      } / (to - from)
    }
    #expect(zip(means, expected).allSatisfy { abs($0 - $1) < 1e-4 })
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
