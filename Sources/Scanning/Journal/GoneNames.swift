import Files
import Library

/// Finds the names of photos that no file has any more, among the names of one content.
///
/// A content may have thousands of names, as where all files of a folder are empty. A search looks at
/// a few of them, and the next one for the same content goes on after those; after the last name it
/// begins again. So the cost of a search does not depend on how many names there are.
actor GoneNames {
  /// How many names a search looks at: more than a photo has that somebody copied by hand.
  static let namesAtOnce = 16

  private let journal: ScanJournal
  private let isGone: @Sendable (PhotoPath) -> Bool
  /// After which name the next search goes on, for contents with names that the last one did not reach.
  private var lastNames: [[UInt8]: [UInt8]] = [:]

  /// - Parameter isGone: whether no file has the name.
  init(_ journal: ScanJournal, isGone: @escaping @Sendable (PhotoPath) -> Bool) {
    self.journal = journal
    self.isGone = isGone
  }

  /// A name of the content that no file has any more; nil if none was found.
  ///
  /// - Parameters:
  ///   - hash: SHA-256 of the content.
  ///   - own: a name that is not looked at.
  /// - Throws: ``LibraryFailure``.
  func next(ofContent hash: [UInt8], besides own: PhotoPath) async throws -> PhotoPath? {
    while true {
      let start = lastNames[hash]
      let names = try await journal.paths(
        ofContent: hash, after: start ?? [], limit: Self.namesAtOnce)
      // Another search may have gone on meanwhile, and found the same name.
      guard lastNames[hash] == start else { continue }
      let gone = names.first { $0 != own.bytes && isGone(PhotoPath(bytes: $0)) }
      let last = gone ?? names.last
      let hasMore = last != names.last || names.count == Self.namesAtOnce
      lastNames[hash] = hasMore ? last : nil
      return gone.map(PhotoPath.init(bytes:))
    }
  }
}
