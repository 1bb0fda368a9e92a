import CTermpaint

/// A part of what is pasted, as termpaint tells it.
struct PastedPart: Sendable {
  let text: String
  let isFirst: Bool
  let isLast: Bool

  init?(_ event: termpaint_event) {
    guard event.type == TERMPAINT_EV_PASTE else { return nil }
    text = TerminalEvent.text(event.paste.string, event.paste.length)
    isFirst = event.paste.initial
    isLast = event.paste.final
  }
}

/// What was pasted so far.
struct PastedText {
  /// In bytes; the rest of a longer text is left out.
  static let limit = 1 << 20
  private var text = ""

  /// - Returns: the whole text with its last part; nil before.
  mutating func add(_ part: PastedPart) -> String? {
    if part.isFirst { text = "" }
    if text.utf8.count < Self.limit { text += part.text }
    guard part.isLast else { return nil }
    defer { text = "" }
    return text
  }
}
