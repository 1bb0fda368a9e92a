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

  /// Records of a crate, by the schema `vinylcrate.crate/1`.
  ///
  /// - Parameters:
  ///   - releases: each with its place in the crate, from 1.
  ///   - count: of how many they are the first; all by default.
  public init(
    releases: [(place: Int, release: ReleaseSummary)], in crate: CustomCrate, of count: Int? = nil
  ) {
    titles = [RecordColumn].ofReleases.map(TextTable.Column.init)
    nameCount = [RecordColumn].ofReleases.nameCount
    columns = ["crate", "position"] + ReleaseSummary.columns
    rows = releases.map { place, release in
      Row(
        cells: ScreenRecord(.release(release)).cells(in: .ofReleases),
        fields: [crate.name, String(place)] + release.fields,
        json: .object([
          "schema": .string("vinylcrate.crate/1"),
          "crate": Crate.custom(crate).json, "position": .integer(place),
          "release": release.json,
        ]))
    }
    total = Self.total(releases.count, of: count)
  }

  /// The records that the user looks for, by the schema `vinylcrate.wants/1`.
  ///
  /// - Parameter count: of how many they are the first; all by default.
  public init(wants: [Want], of count: Int? = nil) {
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
    total = Self.total(wants.count, of: count)
  }

  /// The changes that can be undone, by the schema `vinylcrate.changes/1`.
  public init(changes: [LibraryChange]) {
    titles = ["when", TextTable.Column("what", isTitled: false, isWhole: true)]
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
