/// What a terminal answers when it is asked for its background and how it draws pictures.
struct TerminalAnswers {
  /// How many questions have no answer yet.
  private(set) var pending = 0
  /// How it draws pixels; nil where it does not say that it can.
  private(set) var style: PictureStyle?

  /// Asks for the colour of its background (OSC 11).
  ///
  /// Source: xterm, "Operating System Commands".
  static let background = "\u{1B}]11;?\u{1B}\\"

  /// Asks whether it knows kitty's pictures, by one of a pixel that is not shown. What it is, which is asked
  /// after each question, says whether it knows sixel.
  ///
  /// Source: kitty, "Querying support"; DEC, "Primary Device Attributes".
  ///
  /// - Parameter isNested: Whether the terminal is drawn by a program in another one, such as tmux, which
  ///   takes the question for a title.
  static func pictures(isNested: Bool) -> String {
    isNested ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  }

  /// Asks what it is: every terminal answers that, and in the order of the questions.
  private static let identity = "\u{1B}[c"

  /// - Returns: what is sent for a question.
  mutating func ask(_ question: String) -> String {
    pending += 1
    return question + Self.identity
  }

  /// - Parameter sequence: A whole one, as the terminal sent it.
  /// - Returns: what it says; nil for nothing that is new.
  mutating func take(_ sequence: String) -> TerminalEvent? {
    if sequence.hasPrefix("\u{1B}]11;") {
      let end = sequence.hasSuffix("\u{7}") ? 1 : 2
      return TerminalColor(String(sequence.dropFirst(5).dropLast(end))).map { .background($0) }
    }
    if sequence.hasPrefix("\u{1B}_Gi=31;OK") {
      style = .kitty
      return .drawsPictures(.kitty)
    }
    guard pending > 0, sequence.hasPrefix("\u{1B}[?"), sequence.hasSuffix("c") else { return nil }
    pending -= 1
    let attributes = sequence.dropFirst(3).dropLast().split(separator: ";")
    guard style == nil, attributes.dropFirst().contains("4") else { return nil }
    style = .sixel
    return .drawsPictures(.sixel)
  }
}
