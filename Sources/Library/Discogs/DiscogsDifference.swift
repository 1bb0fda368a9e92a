import Releases

/// Something that is here otherwise than it is at Discogs.
public struct DiscogsDifference: Sendable, Hashable {
  /// What a push would do about it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is only here: added there.
    case add
    /// It was changed only here: changed there.
    case change
    /// It was changed on both sides: left alone.
    case conflict
    /// It was removed here: removed there if that is asked for.
    case delete
    /// It was removed there: left alone.
    case gone
  }

  /// What it is about.
  public enum Subject: Sendable, Hashable {
    /// - Parameter there: its number at Discogs; nil for one that is not there.
    case folder(CollectionFolder.ID?, there: Int?)
    /// - Parameters:
    ///   - item: nil for one that is not here.
    ///   - instance: its number at Discogs; nil for one that is not there.
    ///   - folder: the number of its folder at Discogs.
    case copy(item: CollectionItem.ID?, instance: Int?, folder: Int)
    case want
  }

  /// One field that differs.
  public struct Change: Sendable, Hashable {
    public let field: DiscogsValues.Field
    /// As it is sent; a folder is a number at Discogs.
    public let value: String
    /// For people; empty for nothing.
    public let here: String
    public let there: String
  }

  public let kind: Kind
  public let subject: Subject
  /// Nil for a folder.
  public let release: ReleaseSummary?
  public let changes: [Change]
}

extension DiscogsDifference {
  /// The name of the folder that it is about; nil for a record.
  public var folderName: String? {
    if case .folder = subject {
      changes.first.map { $0.here.isEmpty ? $0.there : $0.here }
    } else {
      nil
    }
  }

  /// Whether a push does something about it.
  ///
  /// - Parameter deletes: whether it removes things there.
  public func isPushed(deletes: Bool) -> Bool {
    switch kind {
    case .add, .change: true
    case .delete: deletes
    case .conflict, .gone: false
    }
  }
}

/// How the library differs from what Discogs had when it was last read.
public struct DiscogsPlan: Sendable {
  public internal(set) var differences: [DiscogsDifference] = []
  /// Copies that may be at Discogs already: a pull has to find out.
  public internal(set) var heldBack = 0
  /// Copies of releases that Discogs does not have.
  public internal(set) var foreign = 0

  public func count(_ kind: DiscogsDifference.Kind) -> Int {
    differences.count { $0.kind == kind }
  }

  /// Without some of the fields, and without changes of none.
  public func filteringChanges(
    _ isKept: (DiscogsDifference.Change) -> Bool
  ) -> DiscogsPlan {
    var plan = self
    plan.differences = differences.compactMap { difference in
      let changes = difference.changes.filter(isKept)
      let isOfFields = difference.kind == .change || difference.kind == .conflict
      guard !isOfFields || !changes.isEmpty else { return nil }
      return DiscogsDifference(
        kind: difference.kind, subject: difference.subject, release: difference.release,
        changes: changes)
    }
    return plan
  }
}
