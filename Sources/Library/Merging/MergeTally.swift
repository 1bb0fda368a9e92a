import Text

/// What merging libraries did to the one that they were merged into.
public struct MergeTally: Sendable, Hashable {
  /// How many libraries were merged.
  public internal(set) var libraries = 0
  /// Photos that were not remembered yet.
  public internal(set) var photos = 0
  /// New copies, by their numbers.
  public internal(set) var added: [CollectionItem.ID] = []
  /// Scans of copies that were there, now linked to them.
  public internal(set) var linked = 0
  /// Copies and wants that were there of which more is known now.
  public internal(set) var completed = 0
  /// Scans whose copies were removed from the merged library.
  public internal(set) var removed = 0
  /// New folders and crates.
  public internal(set) var folders = 0
  public internal(set) var crates = 0
  /// Records that were put into crates.
  public internal(set) var crated = 0
  public internal(set) var wants = 0
  /// Barcodes of which a pressing was chosen, and photos of which a person said what they show.
  public internal(set) var decisions = 0
  public internal(set) var conflicts: [MergeConflict] = []
  /// Photos that are ambiguous though the pressing of their barcode was chosen.
  public internal(set) var waiting = 0

  /// What was done, such as "merged 8 libraries: added 3 records".
  public var summary: String {
    let deeds = [
      part("added", added.count, "record"),
      part("linked", linked, "scan", "to records that were there"),
      part("completed", completed, "record"),
      part("noted", removed, "removed record"),
      part("made", folders, "folder"),
      part("made", crates, "crate"),
      part("put", crated, "record", "into crates"),
      part("added", wants, "want"),
      part("noted", decisions, "decision"),
      part("remembered", photos, "photo"),
    ]
    .compactMap(\.self)
    let words = deeds.isEmpty ? "nothing new" : deeds.joined(separator: ", ")
    return "merged \(libraries.counted("library", plural: "libraries")): \(words)"
  }

  private func part(_ verb: String, _ count: Int, _ noun: String, _ rest: String = "") -> String? {
    guard count > 0 else { return nil }
    return "\(verb) \(count.counted(noun))" + (rest.isEmpty ? "" : " \(rest)")
  }
}
