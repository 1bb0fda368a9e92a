/// A group of records, and how many are in it.
public struct Counted<Group: Sendable & Hashable>: Sendable, Hashable {
  public let group: Group
  public let count: Int

  public init(_ group: Group, count: Int) {
    self.group = group
    self.count = count
  }
}

extension Int {
  /// So many of something, such as "1 record" or "3 records".
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
