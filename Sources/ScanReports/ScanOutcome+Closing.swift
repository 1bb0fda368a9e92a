import Files
import Problems
import Scanning

extension ScanOutcome {
  /// What a person can do who looked at the photo, so that it is done with: say which record it shows, or
  /// that it shows none. Empty where something else is to be done, or nothing.
  var closingRemedies: [Remedy] {
    guard path != .standardInput else { return [] }
    let photo = ShellWord(path).text
    // What cannot be read has no content by which it is remembered.
    if case .file = problem { return [] }
    return switch status {
    case .unread, .unknown: [.assignPhoto(photo: photo), .dismissPhoto(photo: photo)]
    case .unreadable: [.dismissPhoto(photo: photo)]
    case .resolved, .ambiguous, .pending, .failed, .grouped, .assigned, .dismissed: []
    }
  }
}
