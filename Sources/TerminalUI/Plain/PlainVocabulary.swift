import AppNavigation

/// The words that can be typed in a place, each with what it means. The beginning of one is enough where
/// no other begins so.
struct PlainVocabulary {
  private let entries: [(words: String, input: PlainInput)]

  init(_ actions: [ScreenAction], _ commands: [Command] = []) {
    entries =
      actions.map { ($0.title, .action($0)) } + commands.map { ($0.rawValue, .command($0)) }
      + commands.map { ($0.title, .command($0)) }
  }

  init(_ keys: [(key: String, words: String)]) {
    entries = keys.flatMap { entry in
      Key(entry.key).map { [(entry.key, .key($0)), (entry.words, .key($0))] } ?? []
    }
  }

  /// - Parameter length: How many letters the beginning of a word has at least.
  /// - Returns: nil where no word begins so.
  func find(_ line: String, from length: Int = 2) -> PlainInput? {
    let line = line.lowercased()
    if let exact = entries.first(where: { $0.words.lowercased() == line }) { return exact.input }
    guard line.count >= length else { return nil }
    let found = entries.filter { $0.words.lowercased().hasPrefix(line) }
    guard let first = found.first else { return nil }
    if found.allSatisfy({ $0.input == first.input }) { return first.input }
    return .wrong("\(line) may be: \(found.map(\.words).joined(separator: ", "))")
  }
}

extension Command {
  /// Those that mean something where nothing is drawn.
  static let inLines = allCases.filter { ![.suspend, .help].contains($0) }
}

extension ScannerState {
  /// What can be done in the scanner, and its keys; without those that only move or draw.
  var plainKeys: [(key: String, words: String)] {
    let left = ["enter", "down", "ctrl-v", "1-9", "type", "any key"]
    let usual = footer.filter { !left.contains($0.key) }
    guard case .filing = panel else { return usual }
    return [("m", "record"), ("s", "sleeve"), ("delete", "not graded")] + usual
  }
}
