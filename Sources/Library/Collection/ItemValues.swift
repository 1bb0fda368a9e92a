/// What the user says of a copy, and may change.
public struct ItemValues: Sendable, Hashable {
  public var folder: CollectionFolder
  /// Of the record; nil if it was not graded.
  public var mediaCondition: Condition?
  /// Of the sleeve; nil if it was not graded.
  public var sleeveCondition: Condition?
  /// 1 to 5 stars; 0 for none given.
  public var rating: Int
  public var notes: String

  init(_ item: CollectionItem) {
    folder = item.folder
    mediaCondition = item.mediaCondition
    sleeveCondition = item.sleeveCondition
    rating = item.rating
    notes = item.notes
  }

  /// - Throws: ``LibraryFailure/refused(_:remedy:)``.
  static func check(mediaCondition: Condition?, rating: Int) throws(LibraryFailure) {
    if let condition = mediaCondition, condition.isForSleevesOnly {
      throw .refused("'\(condition)' is a condition of sleeves, not of records")
    }
    guard (0...5).contains(rating) else {
      throw .refused("a rating is 0 to 5 stars, not \(rating)")
    }
  }
}
