/// A group of records, and how many are in it.
public struct Counted<Group: Sendable & Hashable>: Sendable, Hashable {
  public let group: Group
  public let count: Int

  public init(_ group: Group, count: Int) {
    self.group = group
    self.count = count
  }
}
