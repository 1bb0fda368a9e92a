import Foundation
import Text

/// Checks the name of a folder or a crate, and finds one by what the user typed.
struct GroupName {
  static let folder = GroupName(kind: "folder")
  static let crate = GroupName(kind: "crate")

  private let kind: String

  /// The name without spaces around it.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` for a name that is empty, has control characters or is
  ///   taken.
  func checked(_ name: String, taken: [String]) throws(LibraryFailure) -> String {
    let trimmed = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard !trimmed.isEmpty else { throw .refused("a \(kind) needs a name") }
    guard !trimmed.unicodeScalars.contains(where: \.isControl) else {
      throw .refused("the name of a \(kind) is one line, without control characters")
    }
    if let other = taken.first(where: { $0.lowercased() == trimmed.lowercased() }) {
      throw .refused("there is a \(kind) '\(other)' already", remedy: .chooseAnotherName)
    }
    return trimmed
  }

  /// The group with this id or, if there is none, with this name in any case.
  func match<Group: NamedGroup>(_ text: String, among groups: [Group]) -> Group? {
    groups.first { $0.isIdentified(by: text) }
      ?? groups.first { $0.name.lowercased() == text.lowercased() }
  }

  /// The group with this id or, if there is none, with this name in any case.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` with the most similar names.
  func find<Group: NamedGroup>(
    _ text: String, among groups: [Group]
  ) throws(LibraryFailure) -> Group {
    if let group = match(text, among: groups) { return group }
    let nearest = nearest(to: text, among: groups.map(\.name))
    throw .refused(
      "there is no \(kind) '\(text)'", remedy: nearest.isEmpty ? nil : .didYouMean(nearest))
  }

  /// At most three names, the most similar first.
  private func nearest(to text: String, among names: [String]) -> [String] {
    names.map { (name: $0, distance: $0.lowercased().editDistance(to: text.lowercased())) }
      .filter { $0.distance <= max(2, text.count / 2) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// A group of records that has a name.
protocol NamedGroup {
  var name: String { get }
  /// Whether `text` is its id.
  func isIdentified(by text: String) -> Bool
}

extension CollectionFolder: NamedGroup {
  func isIdentified(by text: String) -> Bool { text == Crate.ID.folder(id).description }
}

extension CustomCrate: NamedGroup {
  func isIdentified(by text: String) -> Bool { UUID(uuidString: text) == id }
}

extension CustomCrate {
  /// The name that a crate gets where the user typed `text`: without spaces around it.
  ///
  /// - Parameter taken: the names of the other crates.
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` for a name that is empty, has control characters or is
  ///   taken.
  public static func checkedName(
    _ text: String, taken: [String]
  ) throws(LibraryFailure) -> String {
    try GroupName.crate.checked(text, taken: taken)
  }
}
