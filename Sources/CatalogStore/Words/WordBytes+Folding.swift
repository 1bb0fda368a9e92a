/// From text to words: without case, accents and punctuation.
///
/// - "&" is the word "and".
/// - An apostrophe before one or two letters joins ("don't" is "dont"), any other separates
///   ("l'amour" is "l" and "amour").
/// - Dots between single letters join: "R.E.M." is "rem".
/// - Han and kana become pairs of neighbours, since nothing separates their words.
extension WordBytes {
  /// Adds the words of a text.
  mutating func append(wordsOf text: String, in fields: Field) {
    var text = text
    text.withUTF8 { utf8 in append(wordsOf: utf8, in: fields) }
  }

  private mutating func append(wordsOf text: UnsafeBufferPointer<UInt8>, in fields: Field) {
    var index = 0
    // The word before a dot was one letter.
    var isInitials = false
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        append(byte | 0x20)
      case UInt8(ascii: "&"):
        endWord(in: fields)
        append("and", in: fields)
      case UInt8(ascii: "'"), UInt8(ascii: "`"):
        if !(isInWord && text.isShortWord(at: index)) { endWord(in: fields) }
      case UInt8(ascii: "."):
        isInitials = isInitials ? openLength > 0 : openLength == 1
        if !(isInitials && text.isSingleLetter(at: index)) {
          endWord(in: fields)
          isInitials = false
        }
      case 0..<0x80:
        endWord(in: fields)
        isInitials = false
      default:
        appendLetters(of: text, at: &index, in: fields)
      }
    }
    endWord(in: fields)
  }

  /// Adds what is not ASCII; `index` is that of the byte after the first.
  private mutating func appendLetters(
    of text: UnsafeBufferPointer<UInt8>, at index: inout Int, in fields: Field
  ) {
    let scalar = text.scalar(endingFrom: &index)
    if scalar.isIdeographic {
      endWord(in: fields)
      appendPairs(from: scalar, text, &index, in: fields)
    } else if scalar == "’" || scalar == "‘" || scalar == "ʼ" {
      if !(isInWord && text.isShortWord(at: index)) { endWord(in: fields) }
    } else if let letters = FoldedLetters.bytes(of: scalar) {
      for byte in letters { append(byte) }
    } else {
      endWord(in: fields)
    }
  }

  /// Adds a row of ideographs as pairs; one alone is a word.
  private mutating func appendPairs(
    from first: Unicode.Scalar, _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int,
    in fields: Field
  ) {
    var (before, count) = (first, 1)
    while index < text.count, text[index] >= 0x80 {
      var next = index + 1
      let scalar = text.scalar(endingFrom: &next)
      guard scalar.isIdeographic else { break }
      index = next
      append("\(before)\(scalar)", in: fields)
      (before, count) = (scalar, count + 1)
    }
    if count == 1 { append("\(before)", in: fields) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character of which the first byte, not ASCII, is before `index`, which moves to its end.
  fileprivate func scalar(endingFrom index: inout Int) -> Unicode.Scalar {
    let first = UInt32(self[index - 1])
    let count = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1
    var value = first & (0x7f >> UInt32(count + 1))
    for _ in 0..<count where index < self.count {
      value = value << 6 | UInt32(self[index] & 0x3f)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether one or two letters stand here, and then none.
  fileprivate func isShortWord(at index: Int) -> Bool {
    let length = self[index...].prefix(3).prefix(while: Self.isLetter).count
    return length == 1 || length == 2
  }

  fileprivate func isSingleLetter(at index: Int) -> Bool {
    let length = self[index...].prefix(2).prefix(while: Self.isLetter).count
    return length == 1
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
