import Scanning
import Text

/// A run in words.
extension ScannerState {
  /// How far it is, and what was found so far, such as "3 of 8 · 2 resolved · 1 unread".
  var progressWords: String {
    let total = self.total.map { " of \($0)" } ?? ""
    let counts = ScanStatus.allCases.compactMap { status in
      self.counts[status].flatMap { $0 > 0 ? "\($0) \(status.rawValue)" : nil }
    }
    let phase =
      switch self.phase {
      case .running where isPaused: "paused at \(doneCount)\(total)"
      case .running where isWatching: "watching, \(doneCount)"
      case .running: "\(doneCount)\(total)"
      case .stopping: "stopping"
      case .ended, .idle: "\(rows.count.counted("photo")), \(keptCount) in your collection"
      }
    let following = self.following.map { "all to \($0.order.words)" }
    return ([phase] + counts + [wait, following].compactMap(\.self)).joined(separator: " · ")
  }

  /// What leads on from the sheet when the run is over.
  var resultWords: String {
    let records = self.records
    return "done: open "
      + (records.count == 1 ? records[0].summary.recordLine : "all \(records.count) records")
  }
}
