import CTermpaint

extension Terminal {
  /// Asks the terminal for the colour of its background (OSC 11); the answer, if one comes, is an event.
  ///
  /// A terminal that answered no question so far may print this one, and is not asked.
  ///
  /// Source: xterm, "Operating System Commands".
  func askForBackground() {
    guard answersQuestions else { return }
    isAskingForBackground = true
    _ = Array("\u{1B}]11;?\u{1B}\\".utf8).withUnsafeBytes { device.write($0) }
  }

  /// Whether what is read so far is the beginning of an answer, which no key can be.
  var isInAnswer: Bool {
    guard isAskingForBackground,
      let bytes = termpaint_terminal_peek_input_buffer(terminal)
    else { return false }
    let count = Int(termpaint_terminal_peek_input_buffer_length(terminal))
    return UnsafeRawBufferPointer(start: bytes, count: count).isPartOfAnswer
  }
}

extension Collection<UInt8> {
  /// Whether it begins as an answer does that gives a colour, and can still go on as one.
  var isPartOfAnswer: Bool {
    let start = Array("\u{1B}]1".utf8)
    return count >= start.count && prefix(start.count).elementsEqual(start)
      && count <= longestAnswer
  }

  /// In bytes: `ESC ] 11 ; rgba:` with four numbers of four digits, and the end.
  private var longestAnswer: Int { 48 }
}
