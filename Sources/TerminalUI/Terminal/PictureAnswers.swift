/// What a terminal answers when it is asked how it draws pictures.
struct PictureAnswers {
  /// How it draws pixels; nil where it does not say that it can.
  private(set) var style: PictureStyle?
  /// Whether the last answer has come.
  private(set) var isComplete = false

  /// Asks whether it knows kitty's pictures, by one of a pixel that is not shown, and then what it is: every
  /// terminal answers that, and in this order.
  ///
  /// Source: kitty, "Querying support"; DEC, "Primary Device Attributes".
  ///
  /// - Parameter isNested: Whether the terminal is drawn by a program in another one, such as tmux, which
  ///   takes the question for a title.
  static func question(isNested: Bool) -> String {
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return (isNested ? "" : kitty) + "\u{1B}[c"
  }

  /// - Parameter sequence: A whole one, as the terminal sent it.
  /// - Returns: whether it was an answer, and no key.
  mutating func take(_ sequence: String) -> Bool {
    if sequence.hasPrefix("\u{1B}_G") {
      if sequence.hasPrefix("\u{1B}_Gi=31;OK") { style = .kitty }
      return true
    }
    guard sequence.hasPrefix("\u{1B}[?"), sequence.hasSuffix("c") else { return false }
    let attributes = sequence.dropFirst(3).dropLast().split(separator: ";")
    if style == nil, attributes.dropFirst().contains("4") { style = .sixel }
    isComplete = true
    return true
  }
}
