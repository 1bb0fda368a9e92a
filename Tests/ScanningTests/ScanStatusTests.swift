import Scanning
import Testing

/// The words that programs switch on.
struct ScanStatusTests {
  @Test("statuses are written as in the contract")
  func words() {
    #expect(
      ScanStatus.allCases.map(\.rawValue)
        == [
          "resolved", "ambiguous", "unknown", "pending", "failed", "unread", "unreadable",
          "grouped", "assigned", "dismissed",
        ])
  }
}
