/// How many copies have something in common.
public struct Tally<Name: Sendable & Hashable>: Sendable, Hashable {
  /// What they have in common; nil for those of which it is not known.
  public let name: Name?
  public let copies: Int

  public init(name: Name?, copies: Int) {
    self.name = name
    self.copies = copies
  }
}

/// Counts copies by what they have in common.
struct TallyCounter<Name: Sendable & Hashable & Comparable>: Sendable {
  private var counts: [Name: Int] = [:]
  private var unknown = 0

  /// Counts more copies.
  ///
  /// - Parameter names: each copy counts once for each name; empty if not known.
  mutating func add(_ names: [Name], copies: Int) {
    switch names.count {
    case 0: unknown += copies
    // Nearly always, and a set takes time.
    case 1: counts[names[0], default: 0] += copies
    default: for name in Set(names) { counts[name, default: 0] += copies }
    }
  }

  /// By number of copies, the most first, then by name; unknown ones last.
  var mostFirst: [Tally<Name>] {
    tallies(of: counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) })
  }

  /// In the order of the names; unknown ones last.
  var inOrder: [Tally<Name>] { tallies(of: counts.keys.sorted()) }

  /// These names in this order, with 0 for those that did not occur; unknown ones last.
  func tallies(of names: [Name]) -> [Tally<Name>] {
    let known = names.map { Tally(name: $0, copies: counts[$0] ?? 0) }
    return unknown == 0 ? known : known + [Tally(name: nil, copies: unknown)]
  }
}
