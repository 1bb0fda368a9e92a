import Foundation
import GRDB
import Text

extension LibraryDatabase {
  /// Brings what was read of Discogs into the library, in one change that can be undone, and forgets the
  /// pages.
  ///
  /// - Parameters:
  ///   - folders: the names of the folders at Discogs, by their numbers.
  ///   - prefersDiscogs: whether Discogs' text counts where both sides were changed.
  ///   - isTrial: only find out what it would bring; the pages stay.
  /// - Throws: ``LibraryFailure``.
  public func pullDiscogs(
    folders: [Int: String], prefersDiscogs: Bool = false, isTrial: Bool = false
  ) async throws(LibraryFailure) -> DiscogsPullCounts {
    let now = wholeSecond
    return try await write(isTrial: isTrial) { database in
      try DiscogsRefresh(database: database, folders: folders).run()
      let change = try Self.begin(run: nil, at: now, in: database)
      var merge = try DiscogsMerge(
        LibraryEditor(database: database, now: now), prefersDiscogs: prefersDiscogs)
      try merge.run(folders)
      try Self.end(change, summary: merge.counts.summary, in: database)
      try Self.forgetDiscogsPages(in: database)
      try database.execute(
        sql: "UPDATE discogsAccount SET pulledAt = ?", arguments: [now.secondsSince1970])
      return merge.counts
    }
  }

  /// Notes what was read of Discogs, changes nothing else, and forgets the pages.
  ///
  /// - Returns: the releases of which Discogs has copies that no pull has brought.
  /// - Throws: ``LibraryFailure``.
  public func noteDiscogs(folders: [Int: String]) async throws(LibraryFailure) -> Set<String> {
    try await write { database in
      try DiscogsRefresh(database: database, folders: folders).run()
      let unknown = try String.fetchSet(
        database,
        sql: """
          SELECT release FROM discogsFound WHERE list = 'copies'
            AND number NOT IN (SELECT instance FROM discogsCopy)
          """)
      try Self.forgetDiscogsPages(in: database)
      return unknown
    }
  }
}

extension DiscogsPullCounts {
  /// What was done, such as "pulled 3 records, 2 folders, 1 want from Discogs; changed 1 record".
  public var summary: String {
    var brought = [added.counted("record")]
    if folders > 0 { brought.append(folders.counted("folder")) }
    if wants > 0 { brought.append(wants.counted("want")) }
    var parts = ["pulled \(brought.joined(separator: ", ")) from Discogs"]
    if matched > 0 { parts.append("\(matched) that were here matched") }
    if changed > 0 { parts.append("changed \(changed.counted("record"))") }
    if changedWants > 0 { parts.append("changed \(changedWants.counted("want"))") }
    return parts.joined(separator: "; ")
  }
}
