/// What an examination of the library found.
public struct LibraryCheckup: Sendable, Hashable {
  /// The file.
  public let path: String
  public let count: LibraryCounts
  /// The names of the daily copies beside the file, the oldest first.
  public let backups: [String]
  /// What is broken, in SQLite's words; empty for a sound library.
  public let problems: [String]
}
