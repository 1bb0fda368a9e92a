import Foundation
import Releases

/// A list at Discogs that is read page by page.
public enum DiscogsList: String, Sendable, Hashable, CaseIterable {
  case copies, wants
}

/// An entry of such a list.
public struct DiscogsEntry: Sendable {
  /// The number of the copy, or of the release that is wanted.
  public let number: Int
  public let release: ReleaseDetail
  public let values: DiscogsValues
  public let dateAdded: Date?
  /// The time of adding as a collection file of Discogs would have it; nil where it is not known.
  public let dateInFile: Date?

  public init(
    number: Int, release: ReleaseDetail, values: DiscogsValues, dateAdded: Date?,
    dateInFile: Date? = nil
  ) {
    self.number = number
    self.release = release
    self.values = values
    self.dateAdded = dateAdded
    self.dateInFile = dateInFile
  }
}

/// How far a list was read.
public struct DiscogsProgress: Sendable, Hashable {
  /// How many pages; 0 for none.
  public let page: Int
  public let pages: Int
  /// How many entries the list had at the last page.
  public let total: Int

  public var isComplete: Bool { page > 0 && page >= pages }
}
