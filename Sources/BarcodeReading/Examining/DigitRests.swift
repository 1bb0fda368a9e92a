import Barcodes

/// What a fit leaves of each digit: the mean of its squared residuals, where ink is 1 and paper is 0.
struct DigitRests {
  private let rests: [Float]
  /// What is left of a digit that is not printed there, and how many times that of the median digit it
  /// is.
  private let strange: Limit
  /// The same of a digit that some rows show otherwise, on bars that are seen clearly.
  private static let doubtful = Limit(rest: 0.002, ratio: 25)

  /// The same of each digit of a part, and how many times that of any other digit it is.
  ///
  /// True codes on labelled photos have under half of the rest, or a ratio under 1.9.
  private static let strangePart = Limit(rest: 0.004, ratio: 2.5)
  /// The same of the mean of a part whose every digit is explained worse than any other.
  private static let strangeMean = Limit(rest: 0.02, ratio: 5)
  /// The digits of a part.
  private static let shortestPart = 3

  init(_ fit: SymbolFit, _ symbology: Symbology) {
    let cells = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    rests = symbology.layout.digitOffsets.map { offset in
      let residuals = fit.residuals[ModuleGrid.cell(ofModule: offset)...].prefix(cells)
      return residuals.reduce(0) { $0 + $1 * $1 } / Float(cells)
    }
    // A short code has hardly anything besides its digits that tells it from another.
    strange = Limit(rest: symbology.isShort ? 0.008 : 0.02, ratio: 8)
  }

  /// Whether one digit is explained far worse than the others.
  var areUneven: Bool { worst.map { strange.isExceeded(by: rests[$0], beside: median) } ?? false }

  /// The place of the digit that is explained worse than the others, if only by what a scratch leaves.
  var doubtfulPlace: Int? {
    worst.flatMap { Self.doubtful.isExceeded(by: rests[$0], beside: median) ? $0 : nil }
  }

  private var worst: Int? { rests.indices.max { rests[$0] < rests[$1] } }

  private var median: Float { rests.sorted()[rests.count / 2] }

  /// Whether all digits at one end are explained far worse than all others.
  var areOfTwoParts: Bool {
    (Self.shortestPart...rests.count - Self.shortestPart).contains { end in
      let parts = [rests[..<end], rests[end...]]
      return isStrange(parts[0], beside: parts[1]) || isStrange(parts[1], beside: parts[0])
    }
  }

  private func isStrange(_ part: ArraySlice<Float>, beside other: ArraySlice<Float>) -> Bool {
    guard let least = part.min(), let most = other.max(), least > most else { return false }
    let means = [part, other].map { $0.reduce(0, +) / Float($0.count) }
    return Self.strangePart.isExceeded(by: least, beside: most)
      || Self.strangeMean.isExceeded(by: means[0], beside: means[1])
  }

  /// From where on a rest is strange: in itself, and how many times that of others.
  private struct Limit {
    let rest: Float
    let ratio: Float

    func isExceeded(by value: Float, beside other: Float) -> Bool {
      value > rest && value > ratio * other
    }
  }
}
