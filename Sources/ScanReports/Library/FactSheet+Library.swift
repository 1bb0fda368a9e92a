import Library
import Text

extension FactSheet {
  /// The results of checking a library, by the schema `vinylcrate.doctor/1`.
  public init(_ checkup: LibraryCheckup) {
    let count = checkup.count
    let backups = checkup.backups
    let problems = checkup.problems
    schema = "vinylcrate.doctor/1"
    facts = [
      Fact("library", checkup.path),
      Fact(
        "records", "\(count.items) in \(count.folders.counted("folder"))", key: "records",
        .integer(count.items)),
      Fact(nil, "", key: "folders", .integer(count.folders)),
      Fact("crates", "\(count.crates)", key: "crates", .integer(count.crates)),
      Fact("wants", "\(count.wants)", key: "wants", .integer(count.wants)),
      Fact("decisions", "\(count.decisions)", key: "decisions", .integer(count.decisions)),
      Fact("undo", count.changes.counted("change"), key: "changes", .integer(count.changes)),
      Fact(
        "backups", backups.isEmpty ? "none yet" : backups.joined(separator: ", "),
        key: "backups", .strings(backups)),
      Fact(
        "sound", problems.isEmpty ? "yes" : "no: \(problems.count.counted("problem"))",
        key: "sound", .bool(problems.isEmpty)),
      Fact(nil, problems.joined(separator: "; "), key: "problems", .strings(problems)),
    ]
  }

  /// A library that is not there yet.
  ///
  /// - Parameter backups: the names of its daily copies.
  public init(noLibraryAt path: String, backups: [String]) {
    schema = "vinylcrate.doctor/1"
    facts =
      [
        Fact("library", "none yet: \(path)", key: "library", .null)
      ]
      + (backups.isEmpty
        ? []
        : [
          Fact("backups", backups.joined(separator: ", "), key: "backups", .strings(backups))
        ])
  }
}
