import Barcodes
import Files
import Foundation

/// What was typed, pasted or dropped on the scanner sheet.
enum ScannerInput: Sendable, Hashable {
  case barcode(GTIN)
  /// Digits as many as a barcode has, that are none: the check digit does not fit.
  case wrongBarcode(String)
  case paths([PhotoPath])
  case nothing

  /// - Parameter home: What a tilde stands for.
  init(_ text: String, home: String = NSHomeDirectory()) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let digits = text.filter { $0 != " " && $0 != "-" }
    if digits.allSatisfy({ ("0"..."9").contains($0) }), [8, 12, 13, 14].contains(digits.count) {
      self = (try? GTIN(parsing: digits)).map(Self.barcode) ?? .wrongBarcode(digits)
      return
    }
    let words = Self.words(of: text).map { word in
      word == "~" || word.hasPrefix("~/") ? home + word.dropFirst() : word
    }
    self = words.isEmpty ? .nothing : .paths(words.map { PhotoPath($0) })
  }

  /// The words of a line as a shell parts it, which is how terminals write what is dropped on them:
  /// quoted, with backslashes, or as a file address.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      switch (quote, character) {
      case (let open?, _) where character == open: quote = nil
      case ("'", _): word.append(character)
      case (_, "\\"): word.append(characters.next() ?? "\\")
      case (_?, _): word.append(character)
      case (nil, "'"), (nil, "\""): (quote, isWord) = (character, true)
      case (nil, _) where character.isWhitespace:
        if isWord || !word.isEmpty { words.append(word) }
        (word, isWord) = ("", false)
      case (nil, _): word.append(character)
      }
    }
    if isWord || !word.isEmpty { words.append(word) }
    return words.map { word in
      guard word.hasPrefix("file://"), let url = URL(string: word) else { return word }
      return url.path
    }
  }
}
