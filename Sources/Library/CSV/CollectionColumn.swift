/// The columns of a collection as Discogs exports it, by their names and in its order.
public enum CollectionColumn: String, Sendable, Hashable, CaseIterable {
  case catalogueNumber = "Catalog#"
  case artist = "Artist"
  case title = "Title"
  case label = "Label"
  case format = "Format"
  case rating = "Rating"
  case released = "Released"
  case release = "release_id"
  case folder = "CollectionFolder"
  case dateAdded = "Date Added"
  case mediaCondition = "Collection Media Condition"
  case sleeveCondition = "Collection Sleeve Condition"
  case notes = "Collection Notes"

  /// The columns that a file must have to be imported.
  public static let needed: [CollectionColumn] = [.artist, .title, .release]
}
