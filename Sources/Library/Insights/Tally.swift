/// How many copies have something in common.
public struct Tally<Name: Sendable & Hashable>: Sendable, Hashable {
  /// What they have in common; nil where it is not known of them.
  public let name: Name?
  public let copies: Int

  public init(name: Name?, copies: Int) {
    self.name = name
    self.copies = copies
  }
}
