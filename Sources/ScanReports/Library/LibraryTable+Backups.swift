import Library
import Text

extension LibraryTable {
  /// Daily copies of a library, by the schema `vinylcrate.backups/1`.
  public init(backups: [LibraryBackups.Backup]) {
    titles = ["day", "size", "file"]
    columns = ["day", "bytes", "file"]
    rows = backups.map { backup in
      Row(
        cells: [backup.day, backup.size.byteText, backup.name],
        fields: [backup.day, String(backup.size), backup.path],
        json: .object([
          "schema": .string("vinylcrate.backups/1"), "day": .string(backup.day),
          "bytes": .integer(backup.size), "file": .string(backup.path),
        ]))
    }
    total = backups.count.counted("backup")
  }
}
