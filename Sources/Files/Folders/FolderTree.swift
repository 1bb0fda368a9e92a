/// The folders in a folder, itself first; what cannot be listed is left out.
public struct FolderTree: Sendable {
  private var levels: [FolderLevel] = []
  private var first: PhotoPath?

  public init(_ folder: PhotoPath) {
    first = folder
  }

  /// The next folder; nil at the end.
  public mutating func next() -> PhotoPath? {
    if let folder = first {
      first = nil
      descend(into: folder)
      return folder
    }
    while !levels.isEmpty {
      let level = levels.count - 1
      guard let path = (try? levels[level].next()) ?? nil else {
        levels.removeLast()
        continue
      }
      if case .folder = FolderEntry(path), descend(into: path) { return path }
    }
    return nil
  }

  @discardableResult
  private mutating func descend(into path: PhotoPath) -> Bool {
    guard let level = try? FolderLevel(path),
      !levels.contains(where: { $0.identity == level.identity })
    else { return false }
    levels.append(level)
    return true
  }
}
