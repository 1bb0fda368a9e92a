import Text

/// What photos are called in a list: the end of each name, as long as it takes to tell it from the
/// others.
struct ShortNames: Sendable {
  private let ends: [String: String]
  /// The columns of the longest.
  let width: Int
  /// Whether all are names without a folder.
  let areFileNames: Bool

  /// - Parameter names: of all photos, with their folders.
  init(_ names: [String]) {
    var ends: [String: String] = [:]
    var open = Set(names)
    var count = 1
    while !open.isEmpty {
      let groups = Dictionary(grouping: open) { $0.lastParts(count) }
      for (end, names) in groups {
        for name in names where names.count == 1 || name == end { ends[name] = end }
      }
      open = open.filter { ends[$0] == nil }
      count += 1
    }
    self.ends = ends
    width = ends.values.map(\.safeForTerminal.displayWidth).max() ?? 0
    areFileNames = ends.values.allSatisfy { $0 == $0.lastParts(1) }
  }

  /// The end of a name; the last part of one that was not known.
  subscript(name: String) -> String { ends[name] ?? name.lastParts(1) }
}

extension String {
  /// The last parts of a file name; the whole where it has no more of them.
  fileprivate func lastParts(_ count: Int) -> String {
    let parts = split(separator: "/")
    return parts.count > count ? parts.suffix(count).joined(separator: "/") : self
  }
}
