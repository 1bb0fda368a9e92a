/// What a terminal sends, told apart: its answers to questions, and what the user does.
///
/// Over a slow line an answer comes long after its question, among keys and in parts; it must be no key.
struct AnswerSplitter {
  enum Part: Equatable {
    /// A whole sequence.
    case answer(String)
    /// Keys, the mouse and what is pasted.
    case typed([UInt8])
  }

  /// The beginning of what may become an answer.
  private(set) var held: [UInt8] = []
  /// What is pasted answers nothing.
  private var isInPaste = false

  /// Whether what is held may be a key that was pressed alone: Escape, or a key together with Alt.
  var mayHoldKey: Bool { (1...2).contains(held.count) }

  mutating func split(_ bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var typed: [UInt8] = []
    for byte in bytes {
      if held.isEmpty, byte != Byte.escape {
        typed.append(byte)
        continue
      }
      held.append(byte)
      switch AnswerForm(held, isInPaste: isInPaste) {
      case .begun: break
      case .answer:
        if !typed.isEmpty { parts.append(.typed(typed)) }
        typed = []
        parts.append(.answer(String(decoding: release(), as: UTF8.self)))
      case .other:
        if held.elementsEqual(Byte.pasteStart) { isInPaste = true }
        if held.elementsEqual(Byte.pasteEnd) { isInPaste = false }
        typed += release()
        // With Escape something else begins.
        if byte == Byte.escape { held = [typed.removeLast()] }
      }
    }
    if !typed.isEmpty { parts.append(.typed(typed)) }
    return parts
  }

  /// Gives up what is held: it is no answer.
  mutating func release() -> [UInt8] {
    defer { held = [] }
    return held
  }
}

/// What a sequence that begins with Escape is, as far as it has come.
private enum AnswerForm {
  /// It may become an answer.
  case begun
  case answer
  case other

  /// More than any answer has.
  private static let longest = 512

  /// Source: xterm, "Control Sequences": what each question returns.
  init(_ bytes: [UInt8], isInPaste: Bool) {
    guard bytes.count > 1 else {
      self = .begun
      return
    }
    let rest = bytes.dropFirst(2)
    switch bytes[1] {
    case UInt8(ascii: "["): self.init(control: rest, isInPaste: isInPaste)
    // A colour of the terminal.
    case UInt8(ascii: "]") where !isInPaste:
      self.init(string: rest, after: ["1"], endsWithBell: true)
    // Its name, and what it knows of its capabilities.
    case UInt8(ascii: "P") where !isInPaste:
      self.init(string: rest, after: ["!|", ">|", "0+", "1+"])
    // Of kitty's pictures.
    case UInt8(ascii: "_") where !isInPaste: self.init(string: rest, after: ["G"])
    // hterm leaves the bracket out of "all is well".
    case UInt8(ascii: "0") where !isInPaste && rest.isEmpty: self = .begun
    case UInt8(ascii: "0") where !isInPaste && rest.elementsEqual("n".utf8): self = .answer
    default: self = .other
    }
  }

  /// What follows `ESC [`.
  private init(control rest: ArraySlice<UInt8>, isInPaste: Bool) {
    guard let last = rest.last, (0x40...0x7E).contains(last) else {
      let isBegun = rest.allSatisfy { (0x20...0x3F).contains($0) } && rest.count < Self.longest
      self = isBegun ? .begun : .other
      return
    }
    let values = String(decoding: rest.dropLast(), as: UTF8.self)
    let isAnswer =
      switch last {
      case UInt8(ascii: "n"): values == "0"
      case UInt8(ascii: "R"): values.contains(";")
      case UInt8(ascii: "c"), UInt8(ascii: "x"): !values.isEmpty
      default: false
      }
    self = isAnswer && !isInPaste ? .answer : .other
  }

  /// What follows the beginning of a string of the terminal.
  private init(string rest: ArraySlice<UInt8>, after starts: [String], endsWithBell: Bool = false) {
    let isKnown = starts.contains { start in
      zip(rest, start.utf8).allSatisfy { $0 == $1 }
    }
    guard isKnown, rest.count < Self.longest else {
      self = .other
      return
    }
    if rest.last == UInt8(ascii: "\\"), rest.dropLast().last == Byte.escape {
      self = .answer
    } else if endsWithBell, rest.last == Byte.bell {
      self = .answer
    } else {
      let text = rest.last == Byte.escape ? rest.dropLast() : rest
      self = text.allSatisfy { $0 >= 0x20 } ? .begun : .other
    }
  }
}

private enum Byte {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let pasteStart = Array("\u{1B}[200~".utf8)
  static let pasteEnd = Array("\u{1B}[201~".utf8)
}
