import Releases

/// What became of a row of a collection file.
public struct ImportedRow: Sendable, Hashable {
  /// How it ended, in the order in which summaries name them.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// Its release is in the catalogue; it is added.
    case new
    /// The library has this copy already; it is left out.
    case duplicate
    /// Its release is not in the catalogue; it is added with what the row tells of it,
    /// unless only matched rows are wanted.
    case unmatched
    /// It cannot be understood; it is left out.
    case bad
  }

  /// The line on which it begins, from 1.
  public let line: Int
  public let status: Status
  /// Whether the library has one more copy for it.
  public let isAdded: Bool
  /// Nil where the row is bad.
  public let release: ReleaseSummary?
  /// The folder that the copy goes to or is in; nil where the row is bad.
  public let folder: String?
  /// Why it is bad; nil where it is not.
  public let problem: RowProblem?

  init(line: Int, status: Status, isAdded: Bool, release: ReleaseSummary, folder: String) {
    self.line = line
    self.status = status
    self.isAdded = isAdded
    self.release = release
    self.folder = folder
    problem = nil
  }

  init(line: Int, problem: RowProblem) {
    self.line = line
    self.problem = problem
    status = .bad
    isAdded = false
    release = nil
    folder = nil
  }
}
