import AppNavigation

extension TextTable {
  /// Records in some columns.
  init(_ columns: [RecordColumn], of records: [ScreenRecord]) {
    self.init(
      columns: columns.map(Column.init), nameCount: columns.nameCount,
      rows: records.map { $0.cells(in: columns) })
  }
}

extension TextTable.Column {
  init(_ column: RecordColumn) {
    let isTitled =
      switch column {
      case .media, .sleeve, .evidence, .notes: true
      case .owners, .seekers, .standing, .item, .record, .label, .pressing, .format, .folder,
        .release:
        false
      }
    self.init(column.title, isTitled: isTitled)
  }
}

extension [RecordColumn] {
  /// How many of the first columns name the record, with the number of the copy.
  var nameCount: Int { (firstIndex(of: .record) ?? 0) + 1 }
}
