/// The options of a ``BarcodeReader``.
public struct ReaderOptions: Sendable, Equatable {
  /// How much work is done for a picture.
  public var effort: ReaderEffort

  /// Where the stages draw their lines; only benchmarks move them.
  package var limits = ReaderLimits()

  public init(effort: ReaderEffort = .normal) {
    self.effort = effort
  }
}
