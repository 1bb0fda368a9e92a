import Library
import Text

/// What a run did to the collection: counts, and the first records of each kind. A long run does not
/// keep all of them in memory.
public struct KeepingTally: Sendable {
  /// How many records of one kind there are, and the first of them.
  public struct Listing: Sendable {
    public private(set) var count = 0
    public private(set) var first: [KeptRecord] = []

    /// How many records are listed at most.
    public static let limit = 10

    mutating func add(_ record: KeptRecord) {
      count += 1
      if first.count < Self.limit { first.append(record) }
    }
  }

  /// New copies.
  public private(set) var added = Listing()
  /// Photos of copies that the user had, now linked to them.
  public private(set) var linked = Listing()
  /// Those of them that may show a second copy, since the copy has other photos.
  public private(set) var questions = Listing()
  /// Records that were put into the crate.
  public private(set) var crated = Listing()

  public init() {}

  /// Whether nothing was changed.
  public var isEmpty: Bool { added.count + linked.count + crated.count == 0 }

  mutating func add(_ record: KeptRecord) {
    switch record.scan.change {
    case .added: added.add(record)
    case .linked:
      linked.add(record)
      if record.mayBeSecondCopy { questions.add(record) }
    case .corrected, .unchanged: break
    }
    if record.crate != nil { crated.add(record) }
  }

  static func + (tally: KeepingTally, records: [KeptRecord]) -> KeepingTally {
    records.reduce(into: tally) { $0.add($1) }
  }

  /// What was done, such as "added 3 records from photos".
  var deeds: [String] {
    var parts: [String] = []
    if added.count > 0 { parts.append("added \(added.count.counted("record")) from photos") }
    if linked.count > 0 {
      parts.append("linked \(linked.count.counted("photo")) to records you had")
    }
    if let crate = crated.first.first?.crate {
      parts.append("put \(crated.count.counted("record")) into crate \(crate.name)")
    }
    return parts
  }
}
