import Library
import Releases

/// Where the record of a photo goes, and in which condition it is.
struct RecordFiling: Sendable, Hashable {
  /// What can be said of a copy, in the order in which it is asked.
  enum Field: Int, Sendable, Hashable, CaseIterable {
    case media, sleeve, folder, crate, notes

    var label: String {
      switch self {
      case .media: "record"
      case .sleeve: "sleeve"
      case .folder: "folder"
      case .crate: "crates"
      case .notes: "notes"
      }
    }
  }

  let row: Int
  let release: ReleaseDetail
  /// The copy that the photo shows; nil where it is not in the collection.
  let copy: CollectionItem?
  /// What the user had before this photo, and wants.
  let owned: [String]
  /// The user's crates that have the record.
  let crates: [CustomCrate]
  var field = Field.media

  func value(of field: Field) -> String {
    switch field {
    case .media: copy?.mediaCondition?.description ?? ""
    case .sleeve: copy?.sleeveCondition?.description ?? ""
    case .folder: copy?.folder.name ?? ""
    case .crate: crates.map(\.name).joined(separator: ", ")
    case .notes: copy?.notes ?? ""
    }
  }

  /// The conditions that keys stand for in a field: the best by 1, the tenth by 0.
  static func grades(for field: Field) -> [Condition] {
    switch field {
    case .media: Condition.allCases.filter { !$0.isForSleevesOnly }
    case .sleeve: Condition.allCases.filter { $0 != .notGraded }
    case .folder, .crate, .notes: []
    }
  }

  mutating func move(by steps: Int) {
    let fields = Field.allCases
    field = fields[max(0, min(field.rawValue + steps, fields.count - 1))]
  }
}

/// What is said of a copy, and may be said of all that follow.
struct FilingOrder: Sendable, Hashable {
  var media: Condition?
  var sleeve: Condition?
  /// Nil for the one in which everything is that nobody put anywhere.
  var folder: CollectionFolder?
  var crates: [CustomCrate] = []

  init(_ filing: RecordFiling) {
    media = filing.copy?.mediaCondition
    sleeve = filing.copy?.sleeveCondition
    folder = filing.copy.flatMap { $0.folder == .uncategorized ? nil : $0.folder }
    crates = filing.crates
  }

  var isEmpty: Bool { media == nil && sleeve == nil && folder == nil && crates.isEmpty }

  /// In words, such as "Shelf 2, Sunday, VG+/VG".
  var words: String {
    let grades = [media, sleeve].compactMap { $0?.rawValue }.joined(separator: "/")
    return ([folder?.name].compactMap(\.self) + crates.map(\.name) + [grades])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
