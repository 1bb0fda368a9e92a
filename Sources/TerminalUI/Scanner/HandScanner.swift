/// Digits where each is a key of its own, held back for a moment: those of a hand scanner follow each other
/// faster than anybody types, and end with Enter.
struct HandScanner: Sendable, Hashable {
  /// The longest time from one digit to the next.
  static let pause = Duration.milliseconds(30)

  private(set) var keys: [Key] = []

  /// Holds a digit back.
  ///
  /// - Returns: false for another key.
  mutating func hold(_ key: Key) -> Bool {
    guard key.digit != nil else { return false }
    keys.append(key)
    return true
  }

  /// Gives the digits back, with what they are together.
  mutating func release() -> (keys: [Key], input: ScannerInput) {
    defer { keys = [] }
    return (keys, ScannerInput(String(keys.compactMap(\.typed))))
  }
}

extension Key {
  /// The digit that it types; nil for none.
  var digit: Int? {
    guard let typed, ("0"..."9").contains(typed) else { return nil }
    return typed.wholeNumberValue
  }
}
