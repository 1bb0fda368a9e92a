import Releases

extension [CollectionItem] {
  /// In the order of a file: by artist, title, release and time, then in the order in which they were
  /// added.
  public var inFileOrder: [CollectionItem] {
    map { (item: $0, key: FileOrderKey($0)) }.sorted { $0.key < $1.key }.map(\.item)
  }
}

/// Importing the file gives the same order again: ids grow from row to row.
private struct FileOrderKey: Comparable {
  private let names: [String]
  private let time: Double
  private let id: Int

  init(_ item: CollectionItem) {
    let release = item.release
    names = [
      release.artists.joined.lowercased(), release.title.lowercased(), release.id.description,
    ]
    time = item.dateAdded.timeIntervalSince1970
    id = item.id
  }

  static func < (a: FileOrderKey, b: FileOrderKey) -> Bool {
    guard a.names == b.names else { return a.names.lexicographicallyPrecedes(b.names) }
    return (a.time, a.id) < (b.time, b.id)
  }
}
