import Foundation
import Releases

/// A record in a list of the user's, with what lists are searched and sorted by.
public struct ListedRecord: Sendable {
  public let release: ReleaseSummary
  /// The copy in the collection, in a list of copies.
  let item: CollectionItem?
  let dateAdded: Date?

  /// - Parameter dateAdded: when it came into the list; nil where that is not known.
  public init(_ release: ReleaseSummary, dateAdded: Date? = nil) {
    self.release = release
    item = nil
    self.dateAdded = dateAdded
  }

  public init(_ item: CollectionItem) {
    release = item.release
    self.item = item
    dateAdded = item.dateAdded
  }

  public init(_ want: Want) {
    release = want.release
    item = nil
    dateAdded = want.dateAdded
  }
}
