import Barcodes
import Releases

/// Where a search finds releases: the index of a file, or of a server.
package protocol SearchIndex {
  /// How the index names a release.
  associatedtype Key: Hashable, Comparable

  /// The releases of a barcode, with everything known of them.
  func details(withBarcode gtin: GTIN) throws -> [ReleaseDetail]

  /// Releases that satisfy all conditions, those that are likely to rank best first.
  ///
  /// - Parameter limit: how many are wanted; of phrases the words have to be there, in any order.
  func candidates(
    _ conditions: SearchConditions, limit: Int
  ) throws -> [SearchCandidate<Key>]

  /// Releases with a word of the index, or with one that begins with it.
  func candidates(of condition: SearchCondition, limit: Int) throws -> [SearchCandidate<Key>]

  /// Reads releases, in their order.
  func read(
    _ candidates: [SearchCandidate<Key>],
    _ body: (SearchCandidate<Key>, StoredRelease) throws -> Void
  ) throws

  /// What is known of its copies, with how many pressings of its master the catalogue has.
  func circulation(_ known: Circulation?, master: ReleaseID?) throws -> Circulation?
}

/// A release that satisfies all conditions of a search.
package struct SearchCandidate<Key: Hashable & Comparable> {
  package let release: Key
  /// How well its words fit, by where they stand and how rare they are.
  package let score: Float

  package init(release: Key, score: Float) {
    self.release = release
    self.score = score
  }
}
