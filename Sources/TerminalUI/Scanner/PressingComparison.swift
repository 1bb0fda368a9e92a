import Releases

/// Pressings side by side: what is known of each, line by line, and where they differ.
struct PressingComparison: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    let label: String
    /// One text a pressing; empty where nothing is known.
    let values: [String]

    /// Whether the pressings can be told apart by it.
    var differs: Bool { Set(values).count > 1 }

    /// Whether a pressing has something else here than most of the others.
    func isMarked(_ index: Int) -> Bool {
      guard differs else { return false }
      let counts = values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let most = counts.values.max() ?? 1
      return most == 1 || counts[values[index]] != most
    }
  }

  let lines: [Line]

  init(_ entries: [PressingRanking.Entry]) {
    func line(_ label: String, _ value: (ReleaseSummary) -> String) -> Line {
      Line(label: label, values: entries.map { value($0.release) })
    }
    let titles = line("record") { $0.recordLine }
    lines =
      (titles.differs ? [titles] : []) + [
        line("country") { $0.country.map(CountryNames.words) ?? "" },
        line("year") { $0.year.map(String.init) ?? "" },
        line("label") { Self.unique($0.labels.map(\.name)) },
        line("number") { Self.unique($0.labels.compactMap(\.catalogueNumber)) },
        line("format") { $0.formatLine },
        Line(
          label: "reasons",
          values: entries.map { $0.evidence.map(\.words).joined(separator: ", ") }),
        line("release") { $0.id.description },
      ]
  }

  private static func unique(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
