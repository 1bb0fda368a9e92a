import Library
import Links
import Releases

/// A record in a list, with what is known of it there.
public struct ScreenRecord: Sendable, Hashable {
  /// What the list is made of.
  public enum Source: Sendable, Hashable {
    case release(ReleaseSummary)
    case copy(CollectionItem)
    case want(Want)
    case pressing(PressingRanking.Entry)
  }

  public let source: Source
  /// What choosing it does; nil for nothing.
  public let target: ScreenTarget?
  /// Whether the user has or wants it, where a list says so.
  public let standing: RecordStanding?

  public init(_ source: Source, target: ScreenTarget?, standing: RecordStanding? = nil) {
    self.source = source
    self.target = target
    self.standing = standing
  }

  /// A row that leads to the record.
  ///
  /// - Parameter group: The group of records that it is in; nil for none.
  public init(
    _ source: Source, in group: Crate.ID? = nil, standing: RecordStanding? = nil
  ) {
    self.source = source
    target = .link(.album(id: source.release.id, in: group.map(DeepLink.Group.init)))
    self.standing = standing
  }

  public var release: ReleaseSummary { source.release }
}

extension ScreenRecord.Source {
  fileprivate var release: ReleaseSummary {
    switch self {
    case .release(let release): release
    case .copy(let item): item.release
    case .want(let want): want.release
    case .pressing(let entry): entry.release
    }
  }
}

/// Whether the user has a record, or wants it.
public enum RecordStanding: String, Sendable, Hashable {
  case owned = "have"
  case wanted = "want"
}

/// A column in a table of records.
public enum RecordColumn: String, Sendable, Hashable, CaseIterable {
  /// Whether the user has it or wants it.
  case standing
  /// The number of the copy.
  case item
  case record
  case label
  case pressing
  case format
  case media
  case sleeve
  case folder
  case notes
  case evidence
  /// How many collectors own it.
  case owners
  /// How many collectors want it.
  case seekers
  case release

  /// What stands above the column.
  public var title: String {
    switch self {
    case .standing: ""
    case .owners: "have"
    case .seekers: "want"
    case .label: "label, number"
    case .item, .record, .pressing, .format, .media, .sleeve, .folder, .notes, .evidence, .release:
      rawValue
    }
  }
}

extension [RecordColumn] {
  /// Of a search, where the user may have some of the records.
  public static let ofResults: Self = [.standing, .record, .label, .pressing, .release]
  public static let ofReleases: Self = [.record, .label, .pressing, .release]
  public static let ofWants: Self = [.record, .label, .pressing, .notes, .release]
  public static let ofMarketplace: Self = [
    .record, .label, .pressing, .owners, .seekers, .notes, .release,
  ]
  public static let ofPressings: Self = [.record, .label, .pressing, .format, .evidence, .release]
  public static let ofCopies: Self = [
    .item, .record, .label, .pressing, .media, .sleeve, .folder, .release,
  ]
}

extension ScreenRecord {
  /// The text in a column; empty where there is none.
  public subscript(column: RecordColumn) -> String {
    switch column {
    case .standing: standing?.rawValue ?? ""
    case .item: copy.map { String($0.id) } ?? ""
    case .record: release.recordLine
    case .label: release.labelLine
    case .pressing: release.pressingLine
    case .format: release.formatLine
    case .media: copy?.mediaCondition?.rawValue ?? ""
    case .sleeve: copy?.sleeveCondition?.rawValue ?? ""
    case .folder: copy?.folder.name ?? ""
    case .notes: notes
    case .evidence: evidence.map(\.words).joined(separator: ", ")
    case .owners: release.circulation?.have.map(String.init) ?? ""
    case .seekers: release.circulation?.want.map(String.init) ?? ""
    case .release: release.id.description
    }
  }

  /// The texts in some columns, in their order.
  public func cells(in columns: [RecordColumn]) -> [String] { columns.map { self[$0] } }

  private var copy: CollectionItem? {
    guard case .copy(let item) = source else { return nil }
    return item
  }

  private var notes: String {
    switch source {
    case .copy(let item): item.notes
    case .want(let want): want.notes
    case .release, .pressing: ""
    }
  }

  private var evidence: [PressingEvidence] {
    guard case .pressing(let entry) = source else { return [] }
    return entry.evidence
  }
}
