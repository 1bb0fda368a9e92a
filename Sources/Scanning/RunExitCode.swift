/// The exit code of a run over many photos: the worst that occurred.
public struct RunExitCode: Sendable {
  /// 2 before 75 before 1 before 0.
  public private(set) var value: Int32 = 0

  public init() {}

  /// Takes one more outcome into account.
  public mutating func include(_ status: ScanStatus) {
    let order: [Int32] = [0, 1, 75, 2]
    let rank = { (code: Int32) in order.firstIndex(of: code) ?? order.count }
    if rank(status.exitCode) > rank(value) { value = status.exitCode }
  }
}
