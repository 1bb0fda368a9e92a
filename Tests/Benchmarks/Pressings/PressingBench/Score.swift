import Foundation
import Releases

/// How often the right release came first, and how often that was called certain.
struct Score {
  private var (cases, first, firstThree, reciprocals) = (0.0, 0.0, 0.0, 0.0)
  private var (resolved, rightOfResolved) = (0, 0)

  /// - Parameter places: the places that the right release may have, counted from 0, all as likely.
  mutating func add(_ places: [Int], isResolved: Bool) {
    cases += 1
    for place in places {
      let share = 1 / Double(places.count)
      first += place == 0 ? share : 0
      firstThree += place < 3 ? share : 0
      reciprocals += share / Double(place + 1)
    }
    guard isResolved else { return }
    resolved += 1
    rightOfResolved += places == [0] ? 1 : 0
  }

  /// The cells of a table, in per cent but for the mean reciprocal rank.
  var row: String {
    let right =
      resolved == 0
      ? "" : Self.percent(Double(rightOfResolved) / Double(resolved)) + " of \(resolved)"
    return [
      String(Int(cases)), Self.percent(first / cases), Self.percent(firstThree / cases),
      String(format: "%.3f", reciprocals / cases), Self.percent(Double(resolved) / cases), right,
    ].joined(separator: " | ")
  }

  static func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}

/// How often the first release is right, where the ranking gives it a probability within bounds.
struct Calibration {
  static let bounds = [0.0..<0.3, 0.3..<0.5, 0.5..<0.7, 0.7..<0.9, 0.9..<0.98, 0.98..<1.01]

  private var (count, right, probabilities) = (0, 0, 0.0)

  static func bins(_ cases: [PressingCase]) -> [Calibration] {
    var bins = bounds.map { _ in Calibration() }
    for order in Order.allCases {
      for found in cases {
        guard let clues = order.clues(of: found) else { continue }
        let ranking = PressingRanking(found.releases, clues: clues)
        guard let bin = bounds.firstIndex(where: { $0.contains(ranking.probability) }) else {
          continue
        }
        bins[bin].count += 1
        bins[bin].probabilities += ranking.probability
        bins[bin].right += ranking.entries.first?.release.id == found.right ? 1 : 0
      }
    }
    return bins
  }

  func line(_ bounds: Range<Double>) -> String {
    guard count > 0 else { return "  from \(bounds.lowerBound): none" }
    let said = Score.percent(probabilities / Double(count))
    let was = Score.percent(Double(right) / Double(count))
    return "  from \(bounds.lowerBound): said \(said), was \(was), of \(count)"
  }
}
