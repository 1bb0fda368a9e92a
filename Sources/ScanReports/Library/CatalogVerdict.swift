import CatalogStore
import Text

/// Whether all of a catalogue can be used.
public struct CatalogVerdict: Sendable {
  private let name: String
  private let info: CatalogInfo?
  private let problem: String?

  public var isSound: Bool { problem == nil }

  /// - Parameters:
  ///   - info: what it holds; nil if it is not sound.
  ///   - problem: why it is not sound; nil if it is.
  public init(name: String, info: CatalogInfo?, problem: String?) {
    self.name = name
    self.info = info
    self.problem = problem
  }

  /// For people; empty for a catalogue that is not sound, which the problem says.
  public var line: String {
    isSound ? "\(name.safeForTerminal): \(count), sound\n" : ""
  }

  private var isOfMasters: Bool { info?.origin.contents == .masters }

  private var count: String {
    guard let info else { return "" }
    return isOfMasters
      ? info.masterCount.counted("master") : info.releaseCount.counted("release")
  }
}

extension LibraryTable {
  /// Which catalogues are sound, by the schema `vinylcrate.verify/1`.
  public init(verdicts: [CatalogVerdict]) {
    titles = ["catalogue", "holds", "sound"]
    columns = ["name", "releases", "masters", "sound", "problem"]
    rows = verdicts.map(\.row)
    total = verdicts.count.counted("catalogue")
  }
}

extension CatalogVerdict {
  fileprivate var row: LibraryTable.Row {
    let counts = [info?.releaseCount, info?.masterCount]
    return LibraryTable.Row(
      cells: [name, count, isSound ? "yes" : "no"],
      fields: [name] + counts.map { $0.map(String.init) ?? "" }
        + [String(isSound), problem ?? ""],
      json: .object([
        "schema": .string("vinylcrate.verify/1"), "name": .string(name),
        "releases": .optional(counts[0]), "masters": .optional(counts[1]),
        "sound": .bool(isSound), "problem": .optional(problem),
      ]))
  }
}
