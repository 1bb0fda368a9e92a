import Foundation

/// Letters without case and accents, as UTF-8.
enum FoldedLetters {
  /// What one character becomes: nothing for a combining mark, nil for what separates words.
  static func bytes(of scalar: Unicode.Scalar) -> [UInt8]? {
    let value = Int(scalar.value)
    if value < table.count { return table[value] }
    return folded(scalar)
  }

  /// Latin, Greek, Cyrillic and their neighbours.
  private static let table: [[UInt8]?] = (0..<0x530).map {
    Unicode.Scalar($0).flatMap(folded)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [UInt8]? {
    if let letters = special[scalar] { return Array(letters.utf8) }
    // Full-width ASCII, as Japanese text writes Latin letters.
    if (0xff01...0xff5e).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xfee0)
    {
      return folded(narrow)
    }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark { return [] }
    guard properties.isAlphabetic || properties.numericType != nil else { return nil }
    let lowercase = properties.lowercaseMapping
    // Marks on kana make other sounds of them: only alphabets lose their accents.
    guard scalar.value < 0x530 || (0x1e00...0x1fff).contains(scalar.value) else {
      return Array(lowercase.utf8)
    }
    let bare = lowercase.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return bare.flatMap { special[$0].map { Array($0.utf8) } ?? Array(String($0).utf8) }
  }

  /// Letters that no decomposition takes apart, as keyboards without them write them.
  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
    "ð": "d", "Ð": "d", "ł": "l", "Ł": "l", "þ": "th", "Þ": "th", "ı": "i", "ŋ": "n", "Ŋ": "n",
    "ħ": "h", "Ħ": "h", "ª": "a", "º": "o",
  ]
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that writes words without spaces: Han, hiragana, katakana.
  var isIdeographic: Bool {
    switch value {
    case 0x3005, 0x3040...0x30ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff,
      0xff66...0xff9f, 0x20000...0x3ffff:
      true
    default: false
    }
  }
}
