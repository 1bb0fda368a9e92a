import Files

extension CatalogSchema {
  /// Whether a new catalogue may take the place of a file: of a catalogue, be it damaged, and of a file
  /// that is empty or not there.
  static func mayReplace(_ path: PhotoPath) -> Bool {
    guard path.isTaken else { return true }
    guard let start = try? OpenFile(withoutWaiting: path).nextBytes(headerLength) else {
      return false
    }
    guard start.starts(with: Array("SQLite format 3\0".utf8)), start.count == headerLength else {
      return start.isEmpty
    }
    let id = start[applicationIDOffset...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return id == applicationID
  }

  // The header of an SQLite file (SQLite, Database File Format, 1.3).
  private static let headerLength = 100
  private static let applicationIDOffset = 68
}
