import Library

/// A label and its value.
public struct ScreenFact: Sendable, Hashable {
  public let label: String
  public let value: String
  /// What is less important, such as the duration of a track.
  public let note: String?
  public let target: ScreenTarget?

  public init(
    _ label: String, _ value: String, note: String? = nil, target: ScreenTarget? = nil
  ) {
    self.label = label
    self.value = value
    self.note = note
    self.target = target
  }
}

/// A value that the user can change.
public struct ScreenField: Sendable, Hashable {
  /// How the value is entered.
  public enum Kind: Sendable, Hashable {
    case text
    /// Text that must not be shown.
    case secret
    /// One of these values.
    case choice([String])
  }

  public let label: String
  public let kind: Kind
  public let value: String
  /// Why the value cannot be taken; nil where it can.
  public let problem: LibraryFailure?

  public init(
    _ label: String, kind: Kind = .text, value: String = "", problem: LibraryFailure? = nil
  ) {
    self.label = label
    self.kind = kind
    self.value = value
    self.problem = problem
  }
}

/// A row of a list of records.
public enum ScreenListRow: Sendable, Hashable {
  /// The name of a group, and how many records it has.
  case heading(String, count: Int)
  case record(ScreenRecord)

  /// Nil for a heading.
  public var record: ScreenRecord? {
    guard case .record(let record) = self else { return nil }
    return record
  }
}

/// A crate, a folder or the wants, with the number of records in it; it leads to them.
public struct ScreenGroup: Sendable, Hashable {
  public let group: Crate
  public let count: Int

  public init(_ group: Crate, count: Int) {
    self.group = group
    self.count = count
  }

  public var target: ScreenTarget { .route(.detail(of: group)) }
}

/// A number of copies that have something in common.
public struct ScreenFigure: Sendable, Hashable {
  /// What they have in common; nil for those of which it is not known.
  public let name: String?
  public let count: Int
  public let target: ScreenTarget?

  public init(_ name: String?, _ count: Int, target: ScreenTarget? = nil) {
    self.name = name
    self.count = count
    self.target = target
  }
}
