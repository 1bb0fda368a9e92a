import AppNavigation
import Foundation

/// What a typed line means where the user is.
enum PlainInput: Sendable, Hashable {
  /// Enter alone.
  case nothing
  /// A row or an answer by its number, counted from 1, and what is to be done with it; empty to open it.
  case number(Int, rest: String)
  case command(Command)
  case action(ScreenAction)
  /// In the scanner, where keys have a meaning of their own.
  case key(Key)
  /// What is asked for, or searched.
  case text(String)
  /// A word that the line mode alone has, with what follows it.
  case word(PlainWord, String)
  case link(String)
  case barcode(String)
  /// Nothing; what to say about that.
  case wrong(String)

  init(_ line: String, in state: AppState) {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if line.isEmpty {
      self = .nothing
    } else if line.first == "\"" {
      self = .text(String(line.dropFirst()))
    } else if let key = state.exactScannerKey(line) {
      self = .key(key)
    } else if let word = PlainWord(line), word.isForAll || !state.isAsked {
      self = .word(word, "")
    } else if line.lowercased() == Command.quit.rawValue {
      self = .command(.quit)
    } else {
      self = Self.meaning(of: line, in: state)
    }
  }

  private static func meaning(of line: String, in state: AppState) -> Self {
    switch state.overlay {
    case .prompt: return .text(line)
    case .menu: return number(line) ?? .text(line)
    case .help, nil: break
    }
    if state.isScanning { return inScanner(line, state) }
    guard let field = state.askedField else { return onPage(line, state) }
    if case .choice = field.kind, let number = number(line) { return number }
    return PlainVocabulary(state.actions).find(line, from: 3) ?? .text(line)
  }

  private static func onPage(_ line: String, _ state: AppState) -> Self {
    let word = line.prefix { !$0.isWhitespace }
    let rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    if line.first == "/" {
      return .word(.filter, line.dropFirst().trimmingCharacters(in: .whitespaces))
    }
    if let special = special(line) { return special }
    if let number = number(line) { return number }
    if let verb = PlainWord(String(word)), verb.takesMore, !rest.isEmpty {
      return .word(verb, rest)
    }
    if line.count == 1, let key = Key(line), let meaning = meaning(of: key, state) {
      return meaning
    }
    let vocabulary = PlainVocabulary(state.actions, Command.inLines)
    if let found = vocabulary.find(line) { return found }
    if let key = Key(line), let meaning = meaning(of: key, state) { return meaning }
    if state.place == .tab(.search) { return .text(line) }
    return .wrong("\(line) means nothing here: type help, or search \(line)")
  }

  private static func inScanner(_ line: String, _ state: AppState) -> Self {
    let word = line.prefix { !$0.isWhitespace }
    let rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    if case .question(let question) = state.scanner.panel {
      // Everything else is what stands on the sleeve.
      if let number = position(line), question.choices.indices.contains(number - 1) {
        return .number(number, rest: "")
      }
      return PlainVocabulary(state.scanner.plainKeys).find(line) ?? .text(line)
    }
    if state.scanner.panel == nil, ScannerInput(line).isCode { return .text(line) }
    if let number = number(line) { return number }
    if let verb = PlainWord(String(word)), verb.takesMore, !rest.isEmpty {
      return .word(verb, rest)
    }
    if let found = PlainVocabulary(state.scanner.plainKeys).find(line) { return found }
    if state.scanner.panel == nil {
      // Whatever else is typed may be the name of a photo.
      return PlainVocabulary([], Command.inLines).find(line, from: .max) ?? .text(line)
    }
    if case .files = state.scanner.panel { return .text(line) }
    return .wrong("\(line) means nothing here: type help")
  }

  /// A link, or a barcode.
  private static func special(_ line: String) -> Self? {
    let links = ["vinylcrate:", "https://vinylcrate.app/"]
    if links.contains(where: line.lowercased().hasPrefix) { return .link(line) }
    switch ScannerInput(line) {
    case .barcode: return .barcode(line)
    case .wrongBarcode(let digits):
      return .wrong("\(digits): the check digit does not fit: look at each digit again")
    case .paths, .nothing: return nil
    }
  }

  /// The number of a row; nil for what can be none.
  static func position(_ text: some StringProtocol) -> Int? {
    text.count < 8 ? Int(text).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// A number, with what follows it.
  private static func number(_ line: String) -> Self? {
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    guard let number = Int(digits), digits.count < 8, rest.first.map(\.isWhitespace) ?? true else {
      return nil
    }
    return .number(number, rest: rest.trimmingCharacters(in: .whitespaces))
  }

  private static func meaning(of key: Key, _ state: AppState) -> Self? {
    if let command = state.keys[key] { return .command(command) }
    return state.actions.first { $0.key == key }.map(Self.action)
  }
}

extension AppState {
  /// Whether a line is taken as it is: a question, or a field that is asked for.
  fileprivate var isAsked: Bool {
    if case .prompt = overlay { return true }
    return overlay == nil && !isScanning && askedField != nil
  }
}

extension AppState {
  /// The key that a line names by its words or its name, where the scanner is in front.
  fileprivate func exactScannerKey(_ line: String) -> Key? {
    guard isScanning, overlay == nil,
      case .key(let key)? = PlainVocabulary(scanner.plainKeys).find(line, from: .max)
    else { return nil }
    return key
  }
}

extension ScannerInput {
  fileprivate var isCode: Bool {
    switch self {
    case .barcode, .wrongBarcode: true
    case .paths, .nothing: false
    }
  }
}
