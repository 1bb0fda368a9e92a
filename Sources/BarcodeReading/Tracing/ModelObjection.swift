/// A figure of the model that is beyond its limit.
public struct ModelObjection: Sendable, Equatable {
  public enum Figure: String, Sendable, CaseIterable {
    case noiseRatio
    case margin
    case integrity
    case worstDigit
  }

  public let figure: Figure
  /// The most that it may be, or of margin and integrity the least.
  public let limit: Double

  init(_ figure: Figure, limit: Float) {
    (self.figure, self.limit) = (figure, Double(limit))
  }
}
