import Problems
import Scanning

extension ScanStatus {
  /// The order of the groups in a report: those that need the user come first.
  static let reportOrder: [ScanStatus] = [
    .ambiguous, .unknown, .pending, .failed, .unread, .unreadable, .resolved,
  ]

  /// The group that an article of this status is in: whatever named the record, it is named.
  var reportGroup: ScanStatus {
    switch self {
    case .assigned, .grouped: .resolved
    default: self
    }
  }

  /// The group's name, on its tab and as its heading.
  var reportTitle: String {
    switch self {
    case .resolved, .grouped, .assigned: "Named"
    case .dismissed: "Dismissed"
    case .ambiguous: "Ambiguous"
    case .unknown: "Unknown"
    case .pending: "Pending"
    case .failed: "Failed"
    case .unread: "Unread"
    case .unreadable: "Unreadable"
    }
  }

  /// What the status means, and what the user can do.
  func reportAdvice(_ wording: RemedyWording) -> HTML {
    switch self {
    case .resolved, .grouped, .assigned:
      "The barcode was read and names the record, or you said which it is."
    case .dismissed:
      "You said that they show no record that matters."
    case .ambiguous:
      """
      The barcode names several pressings, and nothing tells them apart. Compare them with the \
      record, then choose.
      """
    case .unknown:
      """
      The barcode was read, but is not in the catalogue. Say which record it is: \
      \(wording.code(for: .assignPhoto(photo: nil)))
      """
    case .pending:
      """
      The barcode was read, but could not be looked up then. Ask again for all of them: \
      \(wording.code(for: .lookUpAgain))
      """
    case .failed:
      """
      The barcode was read, but no look-up can be made before something is repaired. Each says what; \
      then ask again: \(wording.code(for: .lookUpAgain))
      """
    case .unread:
      """
      No barcode was found; the largest photos come first. Photograph the barcode again, say which \
      record it is: \(wording.code(for: .assignPhoto(photo: nil))) or that it shows none: \
      \(wording.code(for: .dismissPhoto(photo: nil)))
      """
    case .unreadable:
      "The file could not be read, or the picture is damaged. Each says what helps."
    }
  }
}

extension RemedyWording {
  /// What somebody may type, set as code; empty where this front has no words for it.
  func code(for remedy: Remedy) -> HTML {
    words(for: remedy).map { "<code>\($0)</code>" } ?? .empty
  }
}
