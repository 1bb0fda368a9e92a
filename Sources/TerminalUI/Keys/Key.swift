/// A key with those that are held with it, as a terminal reports it.
public struct Key: Sendable, Hashable {
  /// What is on the key.
  public enum Name: Sendable, Hashable {
    case character(Character)
    case function(Int)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// The keys that are held. Shift is left out where it makes another character.
  public struct Held: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Held(rawValue: 1)
    public static let control = Held(rawValue: 2)
    public static let alt = Held(rawValue: 4)
  }

  public let name: Name
  public let held: Held

  public init(_ name: Name, _ held: Held = []) {
    self.name = name
    self.held = held
  }

  /// The character that it types; nil for a key that types none.
  public var typed: Character? {
    guard held.subtracting(.shift).isEmpty, case .character(let character) = name else {
      return nil
    }
    return character
  }
}
