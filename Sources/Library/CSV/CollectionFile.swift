import CSV
import Foundation

/// Reads a collection or a wantlist as Discogs exports it, row by row. Columns may be in any order.
public struct CollectionFile {
  /// What its rows are.
  public enum Contents: Sendable, Hashable {
    case collection
    case wants
  }

  /// A row, and the line on which it begins, from 1.
  public struct Row: Sendable {
    public let line: Int
    public let copy: Result<ImportedCopy, RowProblem>
  }

  public let contents: Contents
  /// The names of columns that are not known.
  public let unknownColumns: [String]
  private let columns: [FileColumn?]
  private let isRaw: Bool
  private var parser: CSVParser

  /// Reads the names of the columns.
  ///
  /// - Parameter isRaw: whether no cell was guarded when the file was written. Else the guard is taken
  ///   off; files of other programs have hardly ever one.
  /// - Throws: ``CollectionFileError``, or what the source of the bytes throws.
  public init(_ parser: CSVParser, isRaw: Bool = false) throws {
    self.isRaw = isRaw
    self.parser = parser
    self.parser.detectsSeparator = true
    guard let header = try self.parser.next() else { throw CollectionFileError.empty }
    let names: [String]
    switch header.fields {
    case .success(let fields): names = fields
    case .failure(let problem): throw CollectionFileError.badHeader(problem)
    }
    contents = names.isOfWantlist ? .wants : .collection
    let columns = names.map { [contents] in FileColumn(named: $0, in: contents) }
    self.columns = columns
    unknownColumns = zip(names, columns).filter { $1 == nil }.map(\.0)
    for column in CollectionColumn.allCases where columns.count(where: { $0 == .known(column) }) > 1
    {
      throw CollectionFileError.repeatedColumn(column)
    }
    let missing = CollectionColumn.needed.filter { !columns.contains(.known($0)) }
    guard missing.isEmpty else { throw CollectionFileError.missingColumns(missing) }
  }

  /// The next row; nil at the end.
  ///
  /// - Throws: what `nextChunk` throws.
  public mutating func next() throws -> Row? {
    try parser.next().map { row in
      Row(line: row.line, copy: Result { () throws(RowProblem) in try copy(row) })
    }
  }

  private func copy(_ line: CSVRow) throws(RowProblem) -> ImportedCopy {
    let fields: [String]
    switch line.fields {
    case .success(let texts): fields = isRaw ? texts : texts.map(CellGuard.unguarded)
    case .failure(let problem): throw .csv(problem)
    }
    guard fields.count == columns.count else {
      throw .fieldCount(fields.count, columns: columns.count)
    }
    var row = CollectionRow()
    for (column, text) in zip(columns, fields) {
      // SQLite would cut the text at that byte.
      if let column, text.utf8.contains(0) {
        throw .value(column.name, text, expected: "text: it has a zero byte")
      }
      switch column {
      case .known(let column): row[column] = text
      case .custom(let name): row.customFields[name] = text.isEmpty ? nil : text
      case nil: break
      }
    }
    return try ImportedCopy(row)
  }
}
