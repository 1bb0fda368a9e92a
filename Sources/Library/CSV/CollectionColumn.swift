/// The columns of a collection as Discogs exports it, in its order.
public enum CollectionColumn: Int, Sendable, Hashable, CaseIterable {
  case catalogueNumber
  case artist
  case title
  case label
  case format
  case rating
  case released
  case release
  case folder
  case dateAdded
  case mediaCondition
  case sleeveCondition
  case notes

  /// The columns that a file must have to be imported.
  public static let needed: [CollectionColumn] = [.artist, .title, .release]

  /// What stands in the first line.
  public var name: String {
    switch self {
    case .catalogueNumber: "Catalog#"
    case .artist: "Artist"
    case .title: "Title"
    case .label: "Label"
    case .format: "Format"
    case .rating: "Rating"
    case .released: "Released"
    case .release: "release_id"
    case .folder: "CollectionFolder"
    case .dateAdded: "Date Added"
    case .mediaCondition: "Collection Media Condition"
    case .sleeveCondition: "Collection Sleeve Condition"
    case .notes: "Collection Notes"
    }
  }
}
