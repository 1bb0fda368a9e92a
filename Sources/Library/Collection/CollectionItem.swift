import Foundation
import Releases

/// One copy of a record that the user owns.
public struct CollectionItem: Sendable, Hashable, Identifiable {
  /// Never used for another copy, even after this one was removed.
  public let id: Int
  public let release: ReleaseSummary
  public let folder: CollectionFolder
  /// Of the record; nil if it was not graded.
  public let mediaCondition: Condition?
  /// Of the sleeve; nil if it was not graded.
  public let sleeveCondition: Condition?
  /// 1 to 5 stars; 0 for none given.
  public let rating: Int
  public let notes: String
  /// To the second.
  public let dateAdded: Date
  /// What is in the fields that the user added at Discogs, by their names there.
  public let customFields: [String: String]
  /// The name of the photo that it was scanned from, byte for byte; nil if it was not scanned.
  public let photo: [UInt8]?

  public init(
    id: Int, release: ReleaseSummary, folder: CollectionFolder, mediaCondition: Condition? = nil,
    sleeveCondition: Condition? = nil, rating: Int = 0, notes: String = "", dateAdded: Date,
    customFields: [String: String] = [:], photo: [UInt8]? = nil
  ) {
    self.id = id
    self.release = release
    self.folder = folder
    self.mediaCondition = mediaCondition
    self.sleeveCondition = sleeveCondition
    self.rating = rating
    self.notes = notes
    self.dateAdded = dateAdded
    self.customFields = customFields
    self.photo = photo
  }
}
