import Releases

/// The result of importing one row of a collection file.
public struct ImportedRow: Sendable, Hashable {
  /// The kinds of results, in the order in which summaries list them.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// Its release is in the catalogue; it is added.
    case new
    /// The library has this copy already; it is skipped.
    case duplicate
    /// Its release is not in the catalogue; it is added as the row describes it, unless only matched
    /// rows are wanted.
    case unmatched
    /// It cannot be understood; it is skipped.
    case bad
  }

  /// The line on which it begins, from 1.
  public let line: Int
  public let status: Status
  /// Whether a copy was added to the library.
  public let isAdded: Bool
  /// Nil if the row is bad.
  public let release: ReleaseSummary?
  /// The folder of the copy; nil if the row is bad, or of a wanted record.
  public let folder: String?
  /// Why the row is bad; nil if it is not.
  public let problem: RowProblem?
  /// What is wrong with values that were left out.
  public let warnings: [RowProblem]

  init(
    line: Int, status: Status, isAdded: Bool, release: ReleaseSummary, folder: String?,
    warnings: [RowProblem]
  ) {
    self.line = line
    self.status = status
    self.isAdded = isAdded
    self.release = release
    self.folder = folder
    self.warnings = warnings
    problem = nil
  }

  init(line: Int, problem: RowProblem) {
    self.line = line
    self.problem = problem
    status = .bad
    isAdded = false
    release = nil
    folder = nil
    warnings = []
  }
}
