import Problems
import Scanning

/// Says on standard error what standard output does not tell enough of: photos that cannot be read
/// or looked up, and what is in the way on the walk through folders.
struct ComplaintSink: ScanSink {
  func add(_ group: PhotoGroup) {
    for outcome in group.photos.flatMap(\.outcomes) {
      let deserves: Bool =
        switch outcome.status {
        case .unreadable, .pending, .failed: true
        case .resolved, .ambiguous, .unknown, .unread: outcome.damage != nil
        }
      guard deserves, let problem = outcome.problem else { continue }
      Console.complain(problem, about: outcome.path.description)
    }
  }

  func add(_ notice: FolderNotice) {
    guard notice.kind != .notAPhoto else { return }
    Console.complain(notice, about: notice.path.description)
  }
}
