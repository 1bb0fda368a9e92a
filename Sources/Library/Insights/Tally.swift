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

/// Counts copies by what they have in common.
struct TallyCounter<Name: Sendable & Hashable & Comparable>: Sendable {
  private var counts: [Name: Int] = [:]
  private var unknown = 0

  /// Counts more copies.
  ///
  /// - Parameter names: each copy counts once under each; none where not known.
  mutating func add(_ names: [Name], copies: Int) {
    for name in Set(names) { counts[name, default: 0] += copies }
    if names.isEmpty { unknown += copies }
  }

  /// The names with most copies first, of equals by name; behind them what is not known.
  var mostFirst: [Tally<Name>] {
    tallies(of: counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) })
  }

  /// The names in their own order; behind them what is not known.
  var inOrder: [Tally<Name>] { tallies(of: counts.keys.sorted()) }

  /// These names, with none for those that did not occur; behind them what is not known.
  func tallies(of names: [Name]) -> [Tally<Name>] {
    let known = names.map { Tally(name: $0, copies: counts[$0] ?? 0) }
    return unknown == 0 ? known : known + [Tally(name: nil, copies: unknown)]
  }
}
