/// How many rows of a collection file were imported, and what became of them.
public struct ImportCounts: Sendable, Hashable {
  public private(set) var rows = 0
  /// Those of which a copy or a want was added.
  public private(set) var added = 0
  private var byStatus: [ImportedRow.Status: Int] = [:]

  public init() {}

  public subscript(status: ImportedRow.Status) -> Int { byStatus[status, default: 0] }

  public mutating func add(_ row: ImportedRow) {
    rows += 1
    byStatus[row.status, default: 0] += 1
    if row.isAdded { added += 1 }
  }
}
