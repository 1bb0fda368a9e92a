import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryMerger {
  /// Adds to a copy of the target what the source says of the same one. What both say stays as it is in
  /// the target; notes are put together.
  mutating func complete(_ id: CollectionItem.ID, with copy: MergedCopy) throws {
    let (known, other) = (try editor.item(id), copy.item)
    let changes = target.totalChangesCount
    let name = "item \(id), \(known.release.recordLine)"
    var values = ItemValues(known)
    func pick<Value: Equatable>(
      _ subject: String, _ kept: Value?, _ other: Value?, _ words: (Value) -> String
    ) -> Value? {
      if let kept, let other, kept != other {
        note("the \(subject) of \(name)", kept: words(kept), other: words(other))
      }
      return kept ?? other
    }
    values.mediaCondition = pick(
      "condition", known.mediaCondition, other.mediaCondition, \.rawValue)
    values.sleeveCondition = pick(
      "sleeve's condition", known.sleeveCondition, other.sleeveCondition, \.rawValue)
    values.rating =
      pick("rating", known.rating.isSaid, other.rating.isSaid) { String($0) } ?? 0
    let folder = try pick(
      "folder", known.folder.isSaid, editor.folder(namedOrNew: other.folder.name).isSaid, \.name)
    values.folder = folder ?? .uncategorized
    values.notes = known.notes.joined(with: other.notes)
    _ = try editor.edit([id]) { $0 = values }
    try completeFields(of: known, named: name, with: other)
    try correctRelease(of: known, named: name, with: copy)
    if target.totalChangesCount != changes { tally.completed += 1 }
    try completePhoto(of: known, with: copy)
  }

  private mutating func completeFields(
    of known: CollectionItem, named name: String, with other: CollectionItem
  ) throws {
    var fields = known.customFields
    for (field, value) in other.customFields.sorted(by: { $0.key < $1.key }) {
      if let kept = fields[field], kept != value {
        note("\(field) of \(name)", kept: kept, other: value)
      }
      fields[field] = fields[field] ?? value
    }
    guard fields != known.customFields else { return }
    try target.execute(
      sql: "UPDATE item SET customFields = ? WHERE id = ?",
      arguments: [try fields.encoded, known.id])
  }

  /// The same scan may be of another release where a person said what the photo shows: that stands.
  private mutating func correctRelease(
    of known: CollectionItem, named name: String, with copy: MergedCopy
  ) throws {
    let (kept, other) = (known.release.id, copy.item.release.id)
    guard kept != other, try !MergedCopy(known, in: target).isSaid else { return }
    guard copy.isSaid else {
      return note("the release of \(name)", kept: kept.description, other: other.description)
    }
    try target.execute(
      sql: "UPDATE item SET release = ? WHERE id = ?", arguments: [other.description, known.id])
  }

  /// Of the photos from which one record was added, a batch comes first to the one whose name is first.
  private func completePhoto(of known: CollectionItem, with copy: MergedCopy) throws {
    guard let photo = copy.item.photo else { return }
    if let mine = known.photo {
      let isScan = try MergedCopy.scanKey(of: known.id, in: target) != nil && copy.scanKey != nil
      guard isScan, photo.comesBefore(mine) else { return }
      try target.execute(
        sql: "UPDATE OR IGNORE item SET photo = ?, scanKey = ? WHERE id = ?",
        arguments: [Data(photo), copy.scanKey, known.id])
    } else {
      try target.execute(
        sql: "UPDATE item SET photo = ? WHERE id = ?", arguments: [Data(photo), known.id])
    }
  }
}

extension Int {
  /// Nil for a rating that was not given.
  fileprivate var isSaid: Int? { self == 0 ? nil : self }
}

extension CollectionFolder {
  /// Nil for the folder of copies that were put into none.
  fileprivate var isSaid: CollectionFolder? { id == Self.uncategorized.id ? nil : self }
}

extension String {
  /// Both texts; one that is within the other is not repeated.
  func joined(with other: String) -> String {
    guard !isEmpty, !other.isEmpty else { return isEmpty ? other : self }
    guard !contains(other) else { return self }
    return other.contains(self) ? other : "\(self); \(other)"
  }
}

extension [UInt8] {
  /// Whether a walk through their folders comes to this name first.
  fileprivate func comesBefore(_ other: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return split(separator: slash).lexicographicallyPrecedes(other.split(separator: slash)) {
      $0.lexicographicallyPrecedes($1)
    }
  }
}
