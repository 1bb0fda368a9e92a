extension Key: CustomStringConvertible, ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral character: Character) { self.init(.character(character)) }

  private static let names: [(String, Name)] = [
    ("enter", .enter), ("tab", .tab), ("esc", .escape), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("space", .character(" ")),
  ]

  private static let modifiers: [(String, Held)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// As the configuration and the help write it: `q`, `ctrl-p`, `shift-tab`, `f1`.
  public var description: String {
    let held = Self.modifiers.filter { self.held.contains($0.1) }.map(\.0).joined()
    switch name {
    case .function(let number): return "\(held)f\(number)"
    case .character(let character) where character != " ": return held + String(character)
    default: return held + (Self.names.first { $0.1 == name }?.0 ?? "")
    }
  }

  /// Reads a key as ``description`` writes it, the names in any case; nil for what is none.
  public init?(_ text: String) {
    var (rest, held) = (text, Held())
    while let (word, key) = Self.modifiers.first(where: {
      rest.lowercased().hasPrefix($0.0) && rest.count > $0.0.count
    }) {
      rest.removeFirst(word.count)
      held.insert(key)
    }
    let word = rest.lowercased()
    if let (_, name) = Self.names.first(where: { $0.0 == word }) {
      self.init(name, held)
    } else if rest.count == 1, let character = rest.first {
      self.init(.character(character), held)
    } else if word.first == "f", let number = Int(word.dropFirst()), (1...24).contains(number) {
      self.init(.function(number), held)
    } else {
      return nil
    }
  }
}
