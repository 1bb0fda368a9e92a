/// An app that is drawn as text and driven by commands, one a line.
@MainActor
public protocol TextApp: AnyObject {
  /// What is in view, line by line.
  var screen: [String] { get }

  /// Carries out a command, and tells whether there is such a one.
  func perform(_ command: Command) async -> Bool
}

/// One line of a session: a verb and what it is about.
public struct Command: Sendable {
  /// The first word.
  public let verb: String

  /// The rest of the line.
  public let rest: String

  /// The rest as a number; nil where it is none.
  public var number: Int? { Int(rest) }

  /// Splits a line; nil for one that is empty or a comment.
  public init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard let verb = words.first, !verb.hasPrefix("#") else { return nil }
    self.verb = String(verb)
    rest = words.count > 1 ? String(words[1]) : ""
  }
}
