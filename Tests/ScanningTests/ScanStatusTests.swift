import Scanning
import Testing

/// What a run exits with.
struct ScanStatusTests {
  @Test("each status has the exit code of the contract")
  func exitCodes() {
    let contract: [ScanStatus: Int32] = [
      .resolved: 0, .ambiguous: 0, .unknown: 1, .pending: 75, .unread: 1, .unreadable: 2,
    ]
    #expect(ScanStatus.allCases.count == contract.count)
    for status in ScanStatus.allCases { #expect(status.exitCode == contract[status]) }
    #expect(
      ScanStatus.allCases.map(\.rawValue)
        == ["resolved", "ambiguous", "unknown", "pending", "unread", "unreadable"])
  }

  @Test("of two outcomes the worse counts, in either order: 2, then 75, then 1, then 0")
  func worst() {
    let worstFirst: [Int32] = [2, 75, 1, 0]
    for a in ScanStatus.allCases {
      for b in ScanStatus.allCases {
        var code = RunExitCode()
        code.include(a)
        code.include(b)
        let wanted = worstFirst.first { $0 == a.exitCode || $0 == b.exitCode }
        #expect(code.value == wanted, "\(a), \(b)")
      }
    }
    #expect(RunExitCode().value == 0)
  }
}
