import Foundation
import Releases

/// A copy of a record to add to the collection.
public struct NewItem: Sendable, Hashable {
  public var release: ReleaseDetail
  public var folder: CollectionFolder.ID
  public var mediaCondition: Condition?
  public var sleeveCondition: Condition?
  /// 1 to 5 stars; 0 for none given.
  public var rating: Int
  public var notes: String
  /// Nil for the time of the change.
  public var dateAdded: Date?
  /// What is in the fields that the user added at Discogs, by their names there.
  public var customFields: [String: String]
  /// The name of the photo that it was scanned from, byte for byte.
  public var photo: [UInt8]?
  /// Identifies the scan that it comes from: a key is never added twice.
  public var scanKey: String?

  public init(
    release: ReleaseDetail, folder: CollectionFolder.ID = CollectionFolder.uncategorized.id,
    mediaCondition: Condition? = nil, sleeveCondition: Condition? = nil, rating: Int = 0,
    notes: String = "", dateAdded: Date? = nil, customFields: [String: String] = [:],
    photo: [UInt8]? = nil, scanKey: String? = nil
  ) {
    self.release = release
    self.folder = folder
    self.mediaCondition = mediaCondition
    self.sleeveCondition = sleeveCondition
    self.rating = rating
    self.notes = notes
    self.dateAdded = dateAdded
    self.customFields = customFields
    self.photo = photo
    self.scanKey = scanKey
  }
}
