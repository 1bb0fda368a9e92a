import Foundation
import Library
import Text

/// Keeps the records that a run finds in the user's collection.
///
/// A photo of a record that the user has is linked to that copy; only a record that is not there is
/// added. Where it is not certain which of several pressings a record is, none is added: the user
/// chooses.
public actor CollectionKeeper: RecordKeeper {
  private let library: LibraryDatabase
  private let place: RecordPlace
  private let makesCopies: Bool
  /// All that one run does is one change, so that one undo takes it back.
  private let run: UUID
  private let beginning: String?
  private var tally = KeepingTally()

  /// - Parameters:
  ///   - makesCopies: whether each group of photos shows a copy of its own.
  ///   - run: the change that this goes on with; a change of its own by default.
  ///   - beginning: what that change did before.
  public init(
    _ library: LibraryDatabase, place: RecordPlace = RecordPlace(), makesCopies: Bool = false,
    continuing run: UUID = UUID(), after beginning: String? = nil
  ) {
    self.library = library
    self.place = place
    self.makesCopies = makesCopies
    self.run = run
    self.beginning = beginning
  }

  public func keep(_ records: [FoundRecord]) async throws -> [KeptRecord] {
    var records = records.filter(\.isDecided)
    if place.crate == nil, !makesCopies {
      let kept = try await library.keptScans(among: records.map(\.key.text))
      records.removeAll { kept.contains($0.key.text) }
    }
    guard !records.isEmpty else { return [] }
    let (found, place, makesCopies) = (records, place, makesCopies)
    let (beginning, before) = (beginning, tally)
    let kept = try await library.change(run: run) { editor in
      try found.compactMap { try editor.keep($0, in: place, isOwnCopy: makesCopies) }
    } summary: { kept in
      ([beginning].compactMap(\.self) + (before + kept).deeds).joined(separator: ", ")
    }
    tally = before + kept
    return kept
  }
}
