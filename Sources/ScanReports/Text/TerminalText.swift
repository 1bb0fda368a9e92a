extension Unicode.Scalar {
  /// Whether it could act on a terminal instead of being shown: a control character (C0, DEL, C1), a
  /// line separator, or one that turns the direction of writing around (Unicode Annex 9).
  var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with everything that could act on a terminal shown as U+FFFD.
  public var safeForTerminal: String {
    guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      safe.append(scalar.isTerminalControl ? "\u{FFFD}" : scalar)
    }
    return String(safe)
  }
}
