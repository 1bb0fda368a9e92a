/// The secret that lets the app ask Discogs in the user's name.
///
/// Printing, logging or dumping it leaves the secret out; only ``secret`` has it.
public struct DiscogsToken: Sendable, Hashable {
  /// The token itself, for the request header and the file that keeps it.
  public let secret: String

  /// Longer than any token there is.
  private static let maximumLength = 256

  /// Nil unless what was pasted, without white space around it, is 1 to 256 visible ASCII characters:
  /// any other character could end the header that it is sent in.
  public init?(pasted text: String) {
    let first = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let last = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    guard first < text.endIndex else { return nil }
    let trimmed = text[first...last]
    guard trimmed.utf8.count <= Self.maximumLength,
      trimmed.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    secret = String(trimmed)
  }
}

extension DiscogsToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "DiscogsToken(redacted)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
