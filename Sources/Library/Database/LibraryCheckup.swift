/// What an examination of the library found.
public struct LibraryCheckup: Sendable, Hashable {
  /// How much of each kind there is.
  public struct Count: Sendable, Hashable {
    public let items: Int
    public let folders: Int
    public let crates: Int
    public let wants: Int
    public let decisions: Int
    /// Those that can be undone.
    public let changes: Int
  }

  /// The file.
  public let path: String
  public let count: Count
  /// The names of the daily copies beside the file, the oldest first.
  public let backups: [String]
  /// What is broken, in SQLite's words; empty for a sound library.
  public let problems: [String]
}
