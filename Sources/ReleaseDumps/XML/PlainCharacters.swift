import Glibc

extension UnsafeRawBufferPointer {
  /// Whether these bytes are UTF-8 of characters that XML allows, without carriage returns, which XML
  /// would replace, and without "]]>", which it does not allow in text.
  var hasPlainCharacters: Bool {
    if hasEndOfCharacterData { return false }
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if !word.hasControlOrHighByte {
          index += 8
          continue
        }
      }
      guard let length = plainCharacter(at: index) else { return false }
      index += length
    }
    return true
  }

  /// Whether "]]>" is in it.
  private var hasEndOfCharacterData: Bool {
    var rest = self
    while let start = rest.baseAddress,
      let found = memchr(start, CInt(UInt8(ascii: "]")), rest.count)
    {
      rest = Self(rebasing: rest[(UnsafeRawPointer(found) - start + 1)...])
      if rest.count > 1, rest[0] == UInt8(ascii: "]"), rest[1] == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// How many bytes the character has that begins there; nil for none that is plain.
  ///
  /// The ranges are those of well-formed UTF-8: The Unicode Standard, table 3-7.
  private func plainCharacter(at index: Int) -> Int? {
    let first = self[index]
    switch first {
    case 0x09, 0x0A, 0x20..<0x80: return 1
    case 0xC2..<0xE0: return isRest(at: index + 1, 1) ? 2 : nil
    case 0xE0..<0xF0:
      guard isRest(at: index + 1, 2) else { return nil }
      let second = self[index + 1]
      if first == 0xE0 && second < 0xA0 || first == 0xED && second > 0x9F { return nil }
      // U+FFFE and U+FFFF.
      let isNoCharacter = first == 0xEF && second == 0xBF && self[index + 2] >= 0xBE
      return isNoCharacter ? nil : 3
    case 0xF0..<0xF5:
      guard isRest(at: index + 1, 3) else { return nil }
      let second = self[index + 1]
      return first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F ? nil : 4
    default: return nil
    }
  }

  private func isRest(at index: Int, _ length: Int) -> Bool {
    index + length <= count && self[index..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is below 0x20 or above 0x7F, or may be, next to such a one.
  fileprivate var hasControlOrHighByte: Bool {
    (self | (self &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 != 0
  }
}
