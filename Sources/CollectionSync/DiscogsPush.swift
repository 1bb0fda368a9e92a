import Library
import OnlineCatalogs
import Releases

/// Does at Discogs what the library has otherwise than Discogs.
///
/// Each request is noted before it is sent, and its result after, so that a run that was ended is
/// continued by the next and nothing is done twice.
public struct DiscogsPush: Sendable {
  /// What a run did.
  public struct Outcome: Sendable {
    /// How many records and wants were added, changed and removed.
    public fileprivate(set) var done: [DiscogsDifference.Kind: Int] = [:]
    /// What Discogs refused, and why.
    public fileprivate(set) var refused: [(DiscogsDifference, OnlineFailure)] = []
  }

  let collection: DiscogsCollection
  let library: LibraryDatabase
  let fields: FieldNumbers
  private let prefersHere: Bool
  private let deletes: Bool
  private let unknown: Set<String>

  /// - Parameters:
  ///   - frame: what was read of Discogs just before.
  ///   - unknown: what `LibraryDatabase.noteDiscogs(folders:)` gave after that.
  ///   - prefersHere: whether the side here counts where both were changed.
  ///   - deletes: whether to remove there what was removed here.
  public init(
    _ library: LibraryDatabase, to collection: DiscogsCollection, after frame: DiscogsReader.Frame,
    unknown: Set<String>, prefersHere: Bool, deletes: Bool
  ) {
    self.library = library
    self.collection = collection
    fields = frame.fields
    self.unknown = unknown
    self.prefersHere = prefersHere
    self.deletes = deletes
  }

  /// What a run would do, and what it would leave alone.
  ///
  /// - Throws: `LibraryFailure`.
  public func plan() async throws -> DiscogsPlan {
    try await library.discogsPlan(prefersHere: prefersHere, unknown: unknown)
      .sendable(in: fields)
  }

  /// One after another, since what comes later needs the numbers that Discogs gave before.
  private enum Phase: CaseIterable {
    case folders, newCopies, changes

    func has(_ difference: DiscogsDifference) -> Bool {
      switch (difference.subject, difference.kind) {
      case (.folder, _): self == .folders
      case (.copy, .add): self == .newCopies
      default: self == .changes
      }
    }
  }

  /// Sends all that is to be sent.
  ///
  /// - Parameter tell: is called after each difference.
  /// - Throws: `OnlineFailure` where no more can be sent now, or `LibraryFailure`.
  public func run(tell: () -> Void = {}) async throws -> Outcome {
    var outcome = Outcome()
    // What a new copy says is sent after it was added, and counts as part of that.
    var added: Set<CollectionItem.ID> = []
    for phase in Phase.allCases {
      for difference in try await plan().differences
      where phase.has(difference) && difference.isPushed(deletes: deletes) {
        try Task.checkCancellation()
        do {
          try await send(difference)
        } catch let error as OnlineFailure where error.isAboutThisAlone {
          outcome.refused.append((difference, error))
          continue
        }
        if case .copy(let item?, let instance, _) = difference.subject {
          if instance == nil { added.insert(item) } else if added.contains(item) { continue }
        }
        outcome.done[difference.kind, default: 0] += 1
        tell()
      }
    }
    try await library.noteDiscogsPush()
    return outcome
  }
}

extension OnlineFailure {
  /// Whether the host refused this request, and may take others.
  fileprivate var isAboutThisAlone: Bool {
    if case .status(let status, _) = fault { (400..<500).contains(status) } else { false }
  }
}

extension DiscogsPlan {
  /// Without fields that the collection at Discogs does not have.
  public func sendable(in fields: FieldNumbers) -> DiscogsPlan {
    filteringChanges { change in
      change.field.ownName == nil || fields.number(of: change.field) != nil
    }
  }
}
