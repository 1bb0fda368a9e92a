/// Something that went wrong, said to a person: what, and which kind of remedy there is.
///
/// A library does not know how its user works with it, so it names no option, command or key: the
/// front puts the remedy into words by a ``RemedyWording``.
public protocol Problem: Error, CustomStringConvertible {
  /// What is wrong, with the file, byte or line where that is known; no advice, no full stop.
  var reason: String { get }

  /// What would help; nil where there is nothing to do.
  var remedy: Remedy? { get }
}

extension Problem {
  /// The reason alone: what logs and tests show.
  public var description: String { reason }
}

/// Puts remedies into the words of a front: a command line names options, a screen names keys.
public struct RemedyWording: Sendable {
  private let words: @Sendable (Remedy) -> String?

  /// - Parameter words: What to do, in lower case and without a full stop.
  public init(words: @escaping @Sendable (Remedy) -> String?) {
    self.words = words
  }

  /// Says what is wrong and gives no advice.
  public static let reasonsOnly = RemedyWording { _ in nil }

  /// The words for a remedy; nil where this front has none.
  public func words(for remedy: Remedy) -> String? { words(remedy) }

  /// What to do about a problem; nil where there is nothing to do.
  public func advice(for problem: some Problem) -> String? { problem.remedy.flatMap(words) }

  /// The problem on one line: the reason and, after a colon, what to do.
  public func sentence(for problem: some Problem) -> String {
    problem.reason + (advice(for: problem).map { ": " + $0 } ?? "")
  }
}
