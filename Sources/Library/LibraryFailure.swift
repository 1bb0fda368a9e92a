/// Why the library could not answer or could not be changed; the text says what to do.
public enum LibraryFailure: Error, Sendable, Hashable, Codable {
  /// It is broken.
  case broken(String)
  /// The disk has no room; nothing was changed.
  case full(String)
  /// Another program keeps it locked; nothing was changed.
  case busy(String)
  /// It cannot be written; nothing was changed.
  case readOnly(String)
  /// What was asked for cannot be done; nothing was changed.
  case refused(String)
}

extension LibraryFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .broken(let text), .full(let text), .busy(let text), .readOnly(let text),
      .refused(let text):
      text
    }
  }
}
