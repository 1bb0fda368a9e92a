import Files

/// What the app is asked for from outside: when it is started, or by another program while it runs.
public enum AppRequest: Sendable, Hashable {
  /// To follow a link.
  case open(String)
  /// To scan photos and folders, in the scanner.
  case scan([PhotoPath])

  /// It as bytes for another process: its kind and its names, separated by zero bytes.
  public var message: [UInt8] {
    let parts =
      switch self {
      case .open(let link): [Array("open".utf8), Array(link.utf8)]
      case .scan(let paths): [Array("scan".utf8)] + paths.map(\.bytes)
      }
    return Array(parts.joined(separator: [0]))
  }

  /// Nil for bytes that are no request.
  public init?(message: [UInt8]) {
    let parts = message.split(separator: 0, omittingEmptySubsequences: false)
    let names = parts.dropFirst().map(Array.init)
    switch parts.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "open" where names.count == 1: self = .open(String(decoding: names[0], as: UTF8.self))
    case "scan" where !names.contains([]): self = .scan(names.map(PhotoPath.init(bytes:)))
    default: return nil
    }
  }
}
