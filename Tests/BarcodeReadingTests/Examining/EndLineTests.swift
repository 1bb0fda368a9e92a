import Testing

@testable import BarcodeReading

/// Lines of ends whose other end of the bars is not known, unless it says.
struct EndLineTests {
  private func line(
    _ bands: [Int?], hidden: [Int: Int] = [:], cut: Set<Int> = [], outwards: Int = 1,
    other: [Int?] = []
  ) -> EndLine {
    EndLine(
      bands.indices.map { quarter in
        bands[quarter].map {
          BarEnd(band: $0, hidden: hidden[quarter], isCutOff: cut.contains(quarter))
        }
      }, outwards: outwards, parallelTo: other.map { $0.map { BarEnd(band: $0) } })
  }

  @Test("ends that slant, bend, are cut off or tremble have no step")
  func steps() {
    for (ends, size) in [
      ([0, 0, 6, 6], 6), ([6, 6, 0, 0], -6),
      // Across rows that rise, each half slants against the step.
      ([8, 6, 9, 7], 3),
      ([0, 2, 4, 6], 0), ([0, 1, 3, 6], 0), ([0, 0, 0, 6], 0), ([0, 6, 12, 12], 0),
      ([1, 2, 3], 0), ([], 0),
    ] {
      #expect(line(ends).step == size, "\(ends)")
    }
    #expect(abs(line([5, 4, 5, 4]).step) < RowLimits().minimumStep)
    // The picture cuts off bars that go on beyond those beside them.
    #expect(line([0, 0, 6, 6], cut: [2, 3]).step == 6)
    #expect(line([0, 1, 6, 7], cut: [2, 3]).step == 4)
    #expect(line([0, 0, 6, 6], cut: [0, 1], outwards: -1).step == 6)
    // It cuts off bars that might go on as far.
    #expect(line([0, 0, 6, 6], cut: [0, 1]).step == 0)
    #expect(line([0, 0, 6, 6], cut: [2, 3], outwards: -1).step == 0)
    #expect(line([0, 2, 4, 6], cut: [2, 3]).step == 0)
    #expect(line([0, 0, 6, 6], cut: [0, 3]).step == 0)
  }

  @Test("a quarter that is not seen hides no step")
  func unseenQuarter() {
    #expect(line([0, 0, 6, nil]).step == 6)
    #expect(line([nil, 0, -6, -6], outwards: -1).step == -6)
    #expect(line([0, 2, 8, nil]).step == 4)
    #expect(line([0, 2, 4, nil]).step == 0)
    #expect(line([nil, 1, 3, 6]).step == 0)
    #expect(line([0, nil, 6, 6]).step == 6)
    #expect(line([0, nil, 4, 6]).step == 0)
    #expect(line([7, 7, nil, 1]).step == -6)
    #expect(line([13, 7, nil, 2]).step == 7)
    // Nothing tells how far the ends slant, or where those in the middle are.
    #expect(line([nil, 0, 6, nil]).step == 0)
    #expect(line([0, nil, nil, 6]).step == 0)
  }

  @Test("ends slant as those at the other end of the bars do")
  func parallel() {
    #expect(line([nil, 0, 6, nil], other: [0, 0, nil, nil]).step == 6)
    #expect(line([0, 3, -1, nil], other: [nil, nil, 0, 3]).step == -4)
    #expect(line([0, 3, 6, nil], other: [nil, nil, 0, 3]).step == 0)
    // What the line itself shows comes first.
    #expect(line([0, 3, 6, 9], other: [0, 0, 0, 0]).step == 0)
    // The picture cuts off the half that would have to end before the other.
    #expect(line([0, 3, -1, 2], cut: [2, 3], other: [nil, nil, 0, 3]).step == 0)
    #expect(line([0, 3, -1, 2], cut: [2, 3], outwards: -1, other: [nil, nil, 0, 3]).step == -4)
  }

  @Test("a hidden end slants as the certain ones of the other line do")
  func parallelToHidden() {
    let lower = line([18, nil, 13, 18], hidden: [2: 16], other: [13, nil, 7, 7])
    #expect(lower.largestStep(1) == 0)
    #expect(lower.largestStep(-1) == 0)
    // What is certain of the line itself comes first.
    #expect(line([13, 13, 7, 7], hidden: [3: 9], other: [6, 0, 0, 0]).largestStep(-1) == 6)
  }

  @Test("a hidden end is the last one that is seen, or the last that may be")
  func possibleEnds() {
    let (seen, hidden) = (BarEnd(band: 1), BarEnd(band: 2, hidden: 9, isCutOff: true))
    let ends = [seen, hidden, nil, hidden].possible
    #expect(
      ends.map { $0.map { $0?.band } } == [
        [1, 2, nil, 2], [1, 9, nil, 2], [1, 2, nil, 9], [1, 9, nil, 9], [1, 2, nil, nil],
        [1, 9, nil, nil],
      ])
    #expect(ends[0].allSatisfy { $0?.isCutOff != true })
    #expect(ends[3].map { $0?.isCutOff } == [false, true, nil, true])
    #expect(ends.joined().allSatisfy { $0?.hidden == nil })
  }

  @Test("hidden ends may have the largest step that any of them make")
  func hiddenEnds() {
    // Downwards and upwards.
    #expect(line([0, 0, 0, 0], hidden: [2: 5, 3: 5]).largestStep(1) == 5)
    #expect(line([0, 0, 0, 0], hidden: [2: 5, 3: 5]).largestStep(-1) == 0)
    #expect(line([0, 0, 0, 0], hidden: [0: 5, 1: 5]).largestStep(-1) == 5)
    #expect(line([0, 0, 0, 0], hidden: [2: -5, 3: -5], outwards: -1).largestStep(-1) == 5)
    #expect(line([0, 0, 0, nil], hidden: [2: 5]).largestStep(1) == 5)
    #expect(line([nil, 0, 0, 0], hidden: [1: 5]).largestStep(1) == 0)
    // What is seen of a step is one, whatever is hidden.
    #expect(line([0, 0, 6, 6], hidden: [0: 3, 1: 3]).largestStep(1) == 6)
    #expect(line([0, 0, 6, 6], hidden: [2: 9, 3: 9]).largestStep(1) == 9)
    #expect(line([0, 0, 6, 20], hidden: [3: 1]).largestStep(1) == 6)
    // Slants are none, and show a part of some bars over as many bands.
    #expect(line([0, 9, 18, 27], hidden: [0: 6, 1: 15, 2: 24]).largestStep(1) == 0)
    #expect(line([0, 9, 18, 27], hidden: [0: 6, 1: 15, 2: 24]).largestStep(-1) == 0)
    #expect(line([0, 9, 18, 27], hidden: [2: 30]).largestStep(1) > 0)
    #expect(line([9, 5, 7, 7], hidden: [0: 5, 1: -3]).largestStep(1) == 10)
    // Bars that may go on to the edge of the picture may also end before.
    #expect(line([0, 0, 6, 6], hidden: [0: 9, 1: 9], cut: [0, 1]).largestStep(1) == 6)
    #expect(line([0, 0, -6, -6], hidden: [0: 9, 1: 9], cut: [0, 1]).largestStep(-1) == 15)
    #expect(line([0, 5, 5], hidden: [0: 9]).largestStep(1) == 0)
  }

  @Test("three quarters that are level, or slant alike, leave no step for glare to hide")
  func besideHidden() {
    func step(_ bands: [Int], hidden: Int, _ direction: Int, cut: Set<Int> = []) -> Int {
      line(bands, hidden: [hidden: bands[hidden] + 9], cut: cut).largestStep(direction)
    }
    #expect(step([7, 7, 8, 7], hidden: 2, 1) == 0)
    #expect(step([7, 3, 7, 7], hidden: 1, -1) == 0)
    #expect(step([1, 3, 0, 7], hidden: 2, 1) == 0)
    // The far quarter of the half in glare shows how far that is moved.
    #expect(step([7, 7, 8, 13], hidden: 2, 1) == 6)
    #expect(step([13, 9, 7, 7], hidden: 1, -1) == 6)
    // Where that is seen, the picture may cut off the quarter in glare; where it is cut off itself, it tells nothing.
    #expect(step([7, 7, 8, 7], hidden: 2, 1, cut: [2]) == 0)
    #expect(step([7, 7, 8, 7], hidden: 2, 1, cut: [3]) > 0)
    // Of two quarters so far apart one is spoiled.
    #expect(step([24, 13, 9, 14], hidden: 2, 1) > 0)
  }
}
