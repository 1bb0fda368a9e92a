import Foundation
import Library
import Text

/// Keeps the records that a run finds in the user's collection, and puts them into a crate if one is
/// named.
///
/// A photo of a record that the user has is linked to that copy; only a record that is not there is
/// added. Where it is not certain which of several pressings a record is, none is added: the user
/// chooses.
public actor CollectionKeeper: RecordKeeper {
  private let library: LibraryDatabase
  private let crate: String?
  private let makesCopies: Bool
  /// All that one run does is one change, so that one undo takes it back.
  private let run = UUID()
  private var tally = KeepingTally()

  /// - Parameters:
  ///   - crate: the name of a crate, which is made if there is none.
  ///   - makesCopies: whether each group of photos shows a copy of its own.
  public init(_ library: LibraryDatabase, crate: String? = nil, makesCopies: Bool = false) {
    self.library = library
    self.crate = crate
    self.makesCopies = makesCopies
  }

  public func keep(_ records: [FoundRecord]) async throws -> [KeptRecord] {
    var records = records.filter(\.isDecided)
    if crate == nil, !makesCopies {
      let kept = try await library.keptScans(among: records.map(\.key.text))
      records.removeAll { kept.contains($0.key.text) }
    }
    guard !records.isEmpty else { return [] }
    let (found, crate, makesCopies, before) = (records, crate, makesCopies, tally)
    let kept = try await library.change(run: run) { editor in
      try found.compactMap { try editor.keep($0, in: crate, isOwnCopy: makesCopies) }
    } summary: { kept in
      (before + kept).summary
    }
    tally = before + kept
    return kept
  }
}
