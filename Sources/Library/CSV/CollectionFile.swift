import CSV
import Foundation

/// Reads a collection as Discogs exports it, row by row. Columns may be in any order.
public struct CollectionFile {
  /// A row, and the line on which it begins, from 1.
  public struct Row: Sendable {
    public let line: Int
    public let copy: Result<ImportedCopy, RowProblem>
  }

  /// The names of columns that are not known.
  public let unknownColumns: [String]
  private let columns: [CollectionColumn?]
  private var parser: CSVParser

  /// Reads the names of the columns.
  ///
  /// - Throws: ``CollectionFileError``, or what the source of the bytes throws.
  public init(_ parser: CSVParser) throws {
    self.parser = parser
    guard let header = try self.parser.next() else { throw CollectionFileError.empty }
    let names: [String]
    switch header.fields {
    case .success(let fields): names = fields
    case .failure(let problem): throw CollectionFileError.badHeader(problem)
    }
    columns = names.map(CollectionColumn.init(named:))
    unknownColumns = zip(names, columns).filter { $1 == nil }.map(\.0)
    for column in CollectionColumn.allCases where columns.count(where: { $0 == column }) > 1 {
      throw CollectionFileError.repeatedColumn(column)
    }
    let missing = CollectionColumn.needed.filter { !columns.contains($0) }
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

  private func copy(_ row: CSVRow) throws(RowProblem) -> ImportedCopy {
    let fields: [String]
    switch row.fields {
    case .success(let texts): fields = texts
    case .failure(let problem): throw .csv(problem)
    }
    guard fields.count == columns.count else {
      throw .fieldCount(fields.count, columns: columns.count)
    }
    var texts: [CollectionColumn: String] = [:]
    for (column, text) in zip(columns, fields) {
      guard let column else { continue }
      // SQLite would cut the text at that byte.
      guard !text.utf8.contains(0) else {
        throw .value(column, text, expected: "text: it has a zero byte")
      }
      texts[column] = text
    }
    return try ImportedCopy(CollectionRow(texts))
  }
}

extension CollectionColumn {
  /// The column with this name, in any case, with or without spaces around it.
  fileprivate init?(named name: String) {
    let wanted = name.trimmingCharacters(in: .whitespaces).lowercased()
    guard let column = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = column
  }
}
