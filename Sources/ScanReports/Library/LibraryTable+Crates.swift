import AppNavigation
import Library
import Releases
import Text

extension LibraryTable {
  /// Crates with the count of their records, by the schema `vinylcrate.crates/1`.
  public init(crates: [Counted<CustomCrate>]) {
    titles = ["crate", "records", "id"]
    columns = ["id", "name", "count"]
    rows = crates.map { crate in
      let id = Crate.ID.custom(crate.group.id).description
      return Row(
        cells: [crate.group.name, String(crate.count), id],
        fields: [id, crate.group.name, String(crate.count)],
        json: .object([
          "schema": .string("vinylcrate.crates/1"),
          "id": .string(id), "name": .string(crate.group.name), "count": .integer(crate.count),
        ]))
    }
    total = crates.count.counted("crate")
  }

  /// The records of a crate in their order, by the schema `vinylcrate.crate/1`.
  public init(releases: [ReleaseSummary], in crate: CustomCrate) {
    titles = [RecordColumn].ofReleases.map(TextTable.Column.init)
    nameCount = [RecordColumn].ofReleases.nameCount
    columns = ["crate", "position"] + ReleaseSummary.columns
    rows = releases.enumerated().map { index, release in
      Row(
        cells: ScreenRecord(.release(release)).cells(in: .ofReleases),
        fields: [crate.name, String(index + 1)] + release.fields,
        json: .object([
          "schema": .string("vinylcrate.crate/1"),
          "crate": Crate.custom(crate).json, "position": .integer(index + 1),
          "release": release.json,
        ]))
    }
    total = releases.count.counted("record")
  }

  /// The records that the user looks for, by the schema `vinylcrate.wants/1`.
  public init(wants: [Want]) {
    titles = [RecordColumn].ofWants.map(TextTable.Column.init)
    nameCount = [RecordColumn].ofWants.nameCount
    columns = ReleaseSummary.columns + ["notes", "date_added"]
    rows = wants.map { want in
      let release = want.release
      return Row(
        cells: ScreenRecord(.want(want)).cells(in: .ofWants),
        fields: release.fields + [want.notes, want.dateAdded.text],
        json: .object([
          "schema": .string("vinylcrate.wants/1"),
          "release": release.json, "notes": .string(want.notes),
          "dateAdded": .string(want.dateAdded.text),
        ]))
    }
    total = wants.count.counted("record")
  }

  /// The changes that can be undone, by the schema `vinylcrate.changes/1`.
  public init(changes: [LibraryChange]) {
    titles = ["when", "what"]
    columns = ["id", "made_at", "summary"]
    rows = changes.map { change in
      Row(
        cells: [change.madeAt.text, change.summary],
        fields: [String(change.id), change.madeAt.text, change.summary],
        json: .object([
          "schema": .string("vinylcrate.changes/1"),
          "id": .integer(change.id), "madeAt": .string(change.madeAt.text),
          "summary": .string(change.summary),
        ]))
    }
    total = "\(changes.count.counted("change")) can be undone"
  }
}
