import Barcodes

/// What a fit leaves of each digit: the mean of its squared residuals, where ink is 1 and paper is 0.
///
/// Light that grows or falls evenly across a digit is left out, such as glare has at its edge: no other digit looks like
/// that.
struct DigitRests {
  /// Of those digits that are seen.
  private let rests: [Float]
  /// Their places.
  private let places: [Int]
  private let isShort: Bool
  private let limits: ExaminingLimits

  init(_ fit: SymbolFit, _ symbology: Symbology, _ limits: ExaminingLimits) {
    (isShort, self.limits) = (symbology.isShort, limits)
    let cells = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let seen = symbology.layout.digitOffsets.enumerated().compactMap {
      place, offset -> (place: Int, rest: Float)? in
      let digit = ModuleGrid.cells(ofDigitAt: offset)
      let seen = digit.filter { fit.hidden.isEmpty || !fit.hidden[$0] }
      guard Double(seen.count) >= limits.rows.seenPart * Double(cells) else { return nil }
      return (place, Self.rest(seen.map { SIMD2(Float($0 - digit.lowerBound), fit.residuals[$0]) }))
    }
    (rests, places) = (seen.map(\.rest), seen.map(\.place))
  }

  /// The mean of the squared differences of residuals from a straight line.
  ///
  /// - Parameter residuals: the cell of each, and what it is.
  private static func rest(_ residuals: [SIMD2<Float>]) -> Float {
    let count = Float(residuals.count)
    let mean = residuals.reduce(SIMD2(), +) / count
    let offsets = residuals.map { $0 - mean }
    let spreads = offsets.reduce(SIMD2()) { $0 + $1 * $1 }
    let product = offsets.reduce(Float(0)) { $0 + $1.x * $1.y }
    return (spreads.y - product * product / max(spreads.x, 1)) / count
  }

  /// Whether one digit is explained far worse than the others.
  var areUneven: Bool {
    // A short code has hardly anything besides its digits that tells it from another.
    let (rest, ratio) =
      isShort
      ? (limits.shortStrangeRest, limits.shortStrangeRatio)
      : (limits.strangeRest, limits.strangeRatio)
    return worst.map { rests[$0] > rest && rests[$0] > ratio * median } ?? false
  }

  /// Whether two digits side by side are explained worse than the others, if by less than one alone has to be: a seam
  /// along the bars spoils what is on both sides of it, however the fit bends.
  var areOfASeam: Bool {
    rests.indices.dropFirst().contains { index in
      let least = min(rests[index - 1], rests[index])
      return places[index] == places[index - 1] + 1
        && least > limits.seamRest && least > limits.seamRatio * median
    }
  }

  /// The place of the digit that is explained worse than the others, if only by what a scratch leaves.
  var doubtfulPlace: Int? {
    worst.flatMap {
      rests[$0] > limits.doubtfulRest && rests[$0] > limits.doubtfulRatio * median
        ? places[$0] : nil
    }
  }

  /// Whether at one of some places the digit is explained worse than most, and another one far better.
  ///
  /// Where light spoils the fit, other digits may explain the whole better, but hardly one of them its own place.
  ///
  /// - Parameter others: what is left of the digits that explain the whole best.
  func showOther(_ others: DigitRests, at changed: [Int]) -> Bool {
    zip(places, rests).contains { place, rest in
      guard changed.contains(place), let index = others.places.firstIndex(of: place)
      else { return false }
      return rest > limits.doubtfulRest && rest > limits.otherRestRatio * median
        && rest > limits.otherRestGain * others.rests[index]
    }
  }

  private var worst: Int? { rests.indices.max { rests[$0] < rests[$1] } }

  private var median: Float { rests.isEmpty ? 0 : rests.sorted()[rests.count / 2] }

  /// Whether all digits at one end are explained far worse than all others.
  var areOfTwoParts: Bool {
    rests.count >= 2 * limits.shortestPart
      && (limits.shortestPart...rests.count - limits.shortestPart).contains { end in
        let parts = [rests[..<end], rests[end...]]
        return isStrange(parts[0], beside: parts[1]) || isStrange(parts[1], beside: parts[0])
      }
  }

  private func isStrange(_ part: ArraySlice<Float>, beside other: ArraySlice<Float>) -> Bool {
    guard let least = part.min(), let most = other.max(), least > most else { return false }
    let means = [part, other].map { $0.reduce(0, +) / Float($0.count) }
    return least > limits.partRest && least > limits.partRatio * most
      || means[0] > limits.meanRest && means[0] > limits.meanRatio * means[1]
  }
}
