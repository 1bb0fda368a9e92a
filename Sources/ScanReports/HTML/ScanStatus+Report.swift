import Scanning

extension ScanStatus {
  /// The order of the groups in a report: those that need the user come first.
  static let reportOrder: [ScanStatus] = [
    .ambiguous, .unknown, .pending, .failed, .unread, .unreadable, .resolved,
  ]

  /// The group's name, on its tab and as its heading.
  var reportTitle: String {
    switch self {
    case .resolved: "Named"
    case .ambiguous: "Ambiguous"
    case .unknown: "Unknown"
    case .pending: "Pending"
    case .failed: "Failed"
    case .unread: "Unread"
    case .unreadable: "Unreadable"
    }
  }

  /// What the status means, and what the user can do.
  var reportAdvice: HTML {
    switch self {
    case .resolved:
      "The barcode was read and names the record."
    case .ambiguous:
      """
      The barcode names several pressings, and nothing tells them apart. Compare them with the \
      record, then choose.
      """
    case .unknown:
      "The barcode was read, but is in no catalogue that was asked. Look it up in another."
    case .pending:
      """
      The barcode was read, but could not be looked up then. Ask again for all of them: \
      <code>vinylcrate resolve</code>
      """
    case .failed:
      """
      The barcode was read, but no look-up can be made before something is repaired. Each says what; \
      then ask again: <code>vinylcrate resolve</code>
      """
    case .unread:
      """
      No barcode was found; the largest photos come first. Photograph the barcode again, or type its \
      digits: <code>vinylcrate lookup DIGITS</code>
      """
    case .unreadable:
      "The file could not be read, or is no whole picture. Each says what helps."
    }
  }
}
