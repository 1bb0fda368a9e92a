import Problems
import Scanning

/// Reports problems on standard error: photos that cannot be read or looked up, and folders that
/// cannot be listed.
struct ComplaintSink: ScanSink {
  /// Whether only folders are told: text on the same terminal says what is wrong with a photo.
  var isOfFolders = false

  func add(_ group: PhotoGroup) {
    guard !isOfFolders else { return }
    for outcome in group.photos.flatMap(\.outcomes) {
      let deserves: Bool =
        switch outcome.status {
        case .unreadable, .pending, .failed: true
        case .assigned, .dismissed: false
        case .resolved, .ambiguous, .unknown, .unread, .grouped: outcome.damage != nil
        }
      guard deserves, let problem = outcome.problem else { continue }
      let page = problem.isOfFile ? nil : outcome.page
      Console.complain(
        problem, about: outcome.path.description + (page.map { " page \($0)" } ?? ""))
    }
  }

  func add(_ notice: FolderNotice) {
    guard notice.kind != .notAPhoto else { return }
    Console.complain(notice, about: notice.path.description)
  }
}
