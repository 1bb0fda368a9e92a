/// What a reader is asked to do.
public struct ReaderOptions: Sendable, Equatable {
  /// How much work a picture is worth.
  public var effort: ReaderEffort

  public init(effort: ReaderEffort = .normal) {
    self.effort = effort
  }
}
