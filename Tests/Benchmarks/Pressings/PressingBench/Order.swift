import Releases

/// A way to put the releases of a case in order.
enum Order: String, CaseIterable {
  case random = "random"
  case firstByID = "first by id"
  case oldest = "oldest"
  case barcode = "barcode alone"
  case country = "barcode, preferred country"
  case names = "barcode, names of photo and folder"
  case pressing = "barcode, country and year typed"
  case number = "barcode, catalogue number typed"
  case everything = "all but names"

  func rank(_ found: PressingCase, into score: inout Score) {
    guard let clues = clues(of: found) else {
      return score.add(places(in: found), isResolved: false)
    }
    let ranking = PressingRanking(found.releases, clues: clues)
    let place = ranking.entries.firstIndex { $0.release.id == found.right } ?? 0
    score.add([place], isResolved: ranking.isDecided)
  }

  /// Nil for an order without evidence.
  func clues(of found: PressingCase) -> PressingClues? {
    switch self {
    case .random, .firstByID, .oldest: nil
    case .barcode: found.clues()
    case .country: found.clues(countries: found.preferred)
    case .names: found.clues(names: [found.photo, found.folder])
    case .pressing: found.clues(hint: found.pressing)
    case .number: found.clues(hint: found.number)
    case .everything:
      found.clues(hint: "\(found.number) \(found.pressing)", countries: found.preferred)
    }
  }

  /// The places that the right release may have, all as likely.
  private func places(in found: PressingCase) -> [Int] {
    switch self {
    case .firstByID:
      [place(in: found) { ($0.id.value.count, $0.id.value) < ($1.id.value.count, $1.id.value) }]
    case .oldest:
      [
        place(in: found) {
          ($0.released ?? "9999", $0.id.description) < ($1.released ?? "9999", $1.id.description)
        }
      ]
    default: Array(found.releases.indices)
    }
  }

  private func place(
    in found: PressingCase, by precedes: (ReleaseSummary, ReleaseSummary) -> Bool
  ) -> Int {
    found.releases.sorted(by: precedes).firstIndex { $0.id == found.right } ?? 0
  }
}
