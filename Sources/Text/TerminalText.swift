extension Unicode.Scalar {
  /// Whether a terminal could act on it instead of showing it: a control character (C0, DEL, C1), a
  /// line separator, or one that changes the direction of writing (Unicode Annex 9).
  public var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with U+FFFD for every character that a terminal could act on.
  public var safeForTerminal: String {
    guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      safe.append(scalar.isTerminalControl ? "\u{FFFD}" : scalar)
    }
    return String(safe)
  }
}
