import Foundation
import TestSupport

extension SymbolScene {
  /// A second label over a part of the first, or beside it.
  struct Overlay {
    /// None for blank paper.
    var pattern: SymbolPattern?
    /// Its place and size against the first label's: modules from the one's middle to the other's,
    /// and the width of a module as a multiple.
    var shift = 0.0
    var scale = 1.0
    /// How far it is turned against the first, in degrees.
    var tilt = 0.0
    /// Paper between its edge and its bars, in modules.
    var margin = 0.0
    /// A point of its edge, from the symbol's middle, as fractions of its width and height.
    var edge: (x: Double, y: Double)
    /// The direction of its edge, in degrees from the direction of reading.
    var degrees: Double
    /// How far it reaches out of the first label to the right, in modules.
    var right = 0.0

    /// How far a point is inside its edge, in modules; nil outside.
    func depth(_ u: Double, _ v: Double, width: Double, height: Double) -> Double? {
      let turn = degrees * .pi / 180
      let depth = (v - edge.y * height) * cos(turn) - (u - edge.x * width) * sin(turn)
      return depth > 0 ? depth : nil
    }

    /// The place of a point along its own bars, in modules from their middle.
    func place(_ u: Double, _ v: Double) -> Double {
      let turn = tilt * .pi / 180
      return ((u - shift) * cos(turn) + v * sin(turn)) / scale
    }
  }

  /// A scratch, or the stroke of a pen.
  struct Streak {
    /// Where it crosses the middle of the symbol, and its width, in modules.
    let place: Double
    let width: Double
    /// How far it goes to the right for each module that it goes down.
    let lean: Double
    let isInk: Bool

    func covers(_ u: Double, _ v: Double) -> Bool { abs(u - place - lean * v) < width / 2 }
  }

  mutating func scratch(width: Double, using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let reach = random.element(of: [0.02, 0.2, 3])
      streaks.append(
        Streak(
          place: random.uniform(-0.5...0.5) * width, width: random.uniform(0.5...3),
          lean: random.uniform(-reach...reach), isInk: random.element(of: [true, false])))
    }
  }

  /// Adds a second label, as a kind has it.
  ///
  /// - Parameter lean: the direction of its edge, if the kind has no other, in degrees from that of
  ///   the bars.
  mutating func add(
    _ other: SymbolPattern, to first: SymbolPattern, as kind: DrawnSymbol.Kind, lean: Double,
    using random: inout SeededRandom
  ) {
    var lean = lean
    if kind == .pastedOnGrid {
      let height = Double(first.modules.count) * heightRatio
      let least = atan(Overlay.crossedModules / height) * 180 / .pi
      lean = min(max(lean, least), 180 - least)
    }
    var label = Overlay(
      pattern: other, edge: (random.uniform(-0.25...0.25), random.uniform(-0.25...0.25)),
      degrees: 90 + random.element(of: [0, 180]) + lean)
    switch kind {
    case .pastedOffGrid, .pastedAskew:
      label.shift = random.element(of: [-1, 1]) * random.uniform(0.5...8)
      label.scale = random.uniform(0.94...1.06)
      guard kind == .pastedAskew else { break }
      label.tilt = random.element(of: [-1, 1]) * random.uniform(0.5...12)
      label.margin = random.element(of: [0, 0, random.uniform(1...10)])
    case .stacked:
      label.degrees = random.element(of: [0, 180]) + random.uniform(-4...4)
      label.shift = random.uniform(-8...8)
      label.scale = random.uniform(0.9...1.1)
      label.margin = random.element(of: [0, random.uniform(0...10)])
    case .sideBySide:
      let isAddOn = random.element(of: [true, false])
      if isAddOn { label.pattern = .addOn(random.digits(random.element(of: [2, 5]))) }
      let width = Double(label.pattern?.modules.count ?? 0)
      let gap = random.uniform(3...14)
      label.shift = Double(first.modules.count) / 2 + gap + width / 2
      label.right = gap + width
      label.edge = (0.5 + gap / 2 / Double(first.modules.count), 0)
      label.degrees = 270
    case .spliced:
      label.degrees = random.element(of: [90, 270])
      // By less than a module a seam is hardly told from a bend.
      label.shift = random.element(of: [-1, 1]) * random.uniform(1...4)
      label.scale = random.uniform(0.97...1.03)
    default: break
    }
    overlay = label
  }
}

extension SymbolScene.Overlay {
  /// An edge that crosses only the centre guard and two digits leaves one whole symbol, of digits of
  /// both, where those two are the same on both: it has to cross one more.
  fileprivate static let crossedModules = 5.0 + 3 * 7

  /// Whether one whole symbol is left, of digits of both labels: its edge is along the bars and the
  /// modules of the two are in line there to within one, and at either end of the bars to within one of that.
  ///
  /// - Parameters:
  ///   - width: that of the first label, in modules.
  ///   - height: likewise.
  func leavesWhole(width: Double, height: Double) -> Bool {
    let crossed = height * abs(tan((degrees - 90) * .pi / 180))
    let middle = (u: edge.x * width, v: edge.y * height)
    let turned = abs(place(middle.u, height / 2) - place(middle.u, 0))
    return crossed < Self.crossedModules && abs(middle.u - place(middle.u, middle.v)) < 1
      && turned < 1
  }

  /// A blank label over less than half of the symbol.
  static func blank(using random: inout SeededRandom) -> Self {
    Self(
      edge: (random.uniform(-0.25...0.25), random.uniform(-0.25...0.25)),
      degrees: random.uniform(0...360))
  }
}
