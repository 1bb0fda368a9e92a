import AppNavigation
import Releases
import Text

extension LibraryTable {
  /// The pressings of a barcode, numbered from 1, by the schema `vinylcrate.pressings/1`.
  public init(pressings: PressingRanking) {
    let shown: [RecordColumn] = [.record, .label, .pressing, .format, .evidence, .release]
    titles = ["no"] + shown.map(TextTable.Column.init)
    nameCount = 1 + shown.nameCount
    columns = ["number"] + ReleaseSummary.columns + ["evidence"]
    rows = pressings.entries.enumerated().map { index, entry in
      let evidence = entry.evidence.map(\.description)
      return Row(
        cells: [String(index + 1)] + ScreenRecord(.pressing(entry)).cells(in: shown),
        fields: [String(index + 1)] + entry.release.fields + [evidence.joined(separator: "; ")],
        json: .object([
          "schema": .string("vinylcrate.pressings/1"), "number": .integer(index + 1),
          "release": entry.release.json, "evidence": .strings(evidence),
        ]))
    }
    total = rows.count.counted("pressing")
  }
}
