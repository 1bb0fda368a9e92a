import Testing

@testable import BarcodeReading

struct StepCheckTests {
  @Test("ends that slant, bend, are cut off or tremble have no step")
  func steps() {
    func step(_ bands: [Int], cut: Set<Int> = [], outwards: Int = 1) -> Int {
      StepCheck.step(
        bands.indices.map { StepCheck.End(band: bands[$0], isCutOff: cut.contains($0)) },
        outwards: outwards)
    }
    for (ends, size) in [
      ([0, 0, 6, 6], 6), ([6, 6, 0, 0], -6),
      // Across rows that rise, each half slants against the step.
      ([8, 6, 9, 7], 3),
      ([0, 2, 4, 6], 0), ([0, 1, 3, 6], 0), ([0, 0, 0, 6], 0), ([0, 6, 12, 12], 0),
      ([1, 2, 3], 0),
    ] {
      #expect(step(ends) == size, "\(ends)")
    }
    #expect(abs(step([5, 4, 5, 4])) < RowLimits().minimumStep)
    // The picture cuts off bars that go on beyond those beside them.
    #expect(step([0, 0, 6, 6], cut: [2, 3]) == 6)
    #expect(step([0, 1, 6, 7], cut: [2, 3]) == 4)
    #expect(step([0, 0, 6, 6], cut: [0, 1], outwards: -1) == 6)
    // It cuts off bars that might go on as far.
    #expect(step([0, 0, 6, 6], cut: [0, 1]) == 0)
    #expect(step([0, 0, 6, 6], cut: [2, 3], outwards: -1) == 0)
    #expect(step([0, 2, 4, 6], cut: [2, 3]) == 0)
    #expect(step([0, 0, 6, 6], cut: [0, 3]) == 0)
  }

  @Test("an outer quarter that is not seen hides no step")
  func unseenQuarter() {
    func step(_ bands: [Int?], outwards: Int = 1) -> Int {
      StepCheck.step(bands.map { $0.map { StepCheck.End(band: $0) } }, outwards: outwards)
    }
    #expect(step([0, 0, 6, nil]) == 6)
    #expect(step([nil, 0, -6, -6], outwards: -1) == -6)
    #expect(step([0, 2, 8, nil]) == 4)
    #expect(step([0, 2, 4, nil]) == 0)
    #expect(step([nil, 1, 3, 6]) == 0)
    // Nothing tells how far the ends slant, or where those in the middle are.
    #expect(step([nil, 0, 6, nil]) == 0)
    #expect(step([0, nil, 6, 6]) == 0)
    let (seen, hidden) = (StepCheck.End(band: 0), StepCheck.End(band: 0, hidden: 5))
    #expect(StepCheck.hiddenStep([seen, seen, hidden, nil], 1) == 5)
    #expect(StepCheck.hiddenStep([nil, hidden, seen, seen], 1) == 0)
  }

  @Test("ends in glare are anywhere in it")
  func hiddenEnds() {
    func ends(_ bands: [Int], hidden: [Int: Int]) -> [StepCheck.End?] {
      bands.indices.map { StepCheck.End(band: bands[$0], hidden: hidden[$0]) }
    }
    // The others go on three bands farther than the glare.
    #expect(StepCheck.step(ends([0, 0, 6, 6], hidden: [0: 3, 1: 3]), outwards: 1) == 3)
    #expect(StepCheck.step(ends([0, 0, -6, -6], hidden: [0: -3, 1: -3]), outwards: -1) == -3)
    #expect(StepCheck.step(ends([0, 0, 6, 6], hidden: [0: 9, 1: 9]), outwards: 1) == 0)
    #expect(StepCheck.step(ends([0, 0, 6, 6], hidden: [2: 9, 3: 9]), outwards: 1) == 6)
    // Downwards and upwards.
    #expect(StepCheck.hiddenStep(ends([0, 0, 0, 0], hidden: [2: 5, 3: 5]), 1) == 5)
    #expect(StepCheck.hiddenStep(ends([0, 0, 0, 0], hidden: [2: 5, 3: 5]), -1) == 0)
    #expect(StepCheck.hiddenStep(ends([0, 0, 0, 0], hidden: [0: 5, 1: 5]), -1) == 5)
    #expect(StepCheck.hiddenStep(ends([0, 0, 0, 0], hidden: [2: -5, 3: -5]), -1) == 5)
    #expect(StepCheck.hiddenStep(ends([0, 0, 6, 6], hidden: [:]), 1) == 0)
    #expect(StepCheck.hiddenStep(ends([0, 5, 5], hidden: [0: 9]), 1) == 0)
  }

  @Test("three quarters that are level, or slant alike, leave no step for glare to hide")
  func besideHidden() {
    func step(_ bands: [Int], hidden: Set<Int>) -> Int? {
      StepCheck.stepBesideHidden(
        bands.indices.map {
          StepCheck.End(band: bands[$0], hidden: hidden.contains($0) ? bands[$0] + 9 : nil)
        })
    }
    #expect(step([7, 7, 8, 7], hidden: [2]) == 0)
    #expect(step([7, 3, 7, 7], hidden: [1]) == 0)
    #expect(step([1, 3, 0, 7], hidden: [2]) == 0)
    // The far quarter of the half in glare shows how far that is moved.
    #expect(step([7, 7, 8, 13], hidden: [2]) == 6)
    #expect(step([13, 9, 7, 7], hidden: [1]) == -6)
    #expect(step([0, 1, 2, 9], hidden: [2]) == 6)
    // Nothing tells how much the ends slant, or how far the other half stands from there.
    #expect(step([7, 7, 7, 7], hidden: [1, 2]) == nil)
    #expect(step([7, 7, 7, 7], hidden: [3]) == nil)
    #expect(step([7, 7, 7, 7], hidden: [0]) == nil)
    #expect(step([7, 7, 7, 7], hidden: []) == nil)
    // Of two quarters so far apart one is spoiled.
    #expect(step([24, 13, 9, 18], hidden: [2]) == nil)
    #expect(StepCheck.stepBesideHidden([nil, nil, nil, nil]) == nil)
    #expect(StepCheck.stepBesideHidden([]) == nil)
  }
}
