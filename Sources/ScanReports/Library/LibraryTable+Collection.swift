import AppNavigation
import Library
import Releases
import Text

extension LibraryTable {
  /// Copies of records, by the schema `vinylcrate.item/1`.
  ///
  /// - Parameter count: of how many they are the first; all by default.
  public init(items: [CollectionItem], of count: Int? = nil) {
    titles = [RecordColumn].ofCopies.map(TextTable.Column.init)
    nameCount = [RecordColumn].ofCopies.nameCount
    columns =
      ["item"] + ReleaseSummary.columns
      + ["folder", "media", "sleeve", "rating", "notes", "date_added", "photo"]
    rows = items.map(Row.init(item:))
    total = Self.total(items.count, of: count)
  }

  /// Folders with the count of their records, by the schema `vinylcrate.folders/1`.
  public init(folders: [Counted<CollectionFolder>]) {
    titles = ["folder", "records"]
    columns = ["id", "name", "count"]
    rows = folders.map { folder in
      Row(
        cells: [folder.group.name, String(folder.count)],
        fields: [String(folder.group.id), folder.group.name, String(folder.count)],
        json: .object([
          "schema": .string("vinylcrate.folders/1"),
          "id": .integer(folder.group.id), "name": .string(folder.group.name),
          "count": .integer(folder.count),
        ]))
    }
    total = folders.count.counted("folder")
  }
}

extension LibraryTable.Row {
  fileprivate init(item: CollectionItem) {
    let release = item.release
    let (media, sleeve) = (item.mediaCondition?.rawValue, item.sleeveCondition?.rawValue)
    let photo = item.photo.map { String(decoding: $0, as: UTF8.self) }
    self.init(
      cells: ScreenRecord(.copy(item)).cells(in: .ofCopies),
      fields: [String(item.id)] + release.fields + [
        item.folder.name, media ?? "", sleeve ?? "", String(item.rating), item.notes,
        item.dateAdded.text, photo ?? "",
      ],
      json: item.json)
  }
}
