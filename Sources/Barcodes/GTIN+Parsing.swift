/// Parsing a GTIN as people and catalogues write it.
extension GTIN {
  /// Why a text is no GTIN.
  public enum ParsingError: Error, Equatable, Sendable {
    /// It has no digits.
    case empty
    /// All digits are 0: the check digit is valid, but no item has this number.
    case zero
    /// A character that is neither a digit nor a separator; positions count from 1.
    case unexpected(Character, position: Int)
    /// It has a number of digits that no GTIN has.
    case digitCount(Int)
    /// The last digit is `found`, but the check digit of the others is `expected`.
    case checkDigit(found: Int, expected: Int)
  }

  /// Parses 8, 12, 13 or 14 digits; spaces, hyphens, dots and angle brackets between them are
  /// ignored.
  ///
  /// Eight digits are a GTIN-8 if the check digit agrees, and UPC-E otherwise. A missing check digit
  /// is never added.
  ///
  /// - Throws: ``ParsingError``.
  public init(parsing text: some StringProtocol) throws(ParsingError) {
    let digits = try Self.bareDigits(of: text)
    guard [8, 12, 13, 14].contains(digits.utf8.count) else {
      throw .digitCount(digits.utf8.count)
    }
    guard let gtin = GTIN(digits: digits) ?? GTIN(upcE: digits) else {
      guard let value = UInt64(digits), value > 0 else { throw .zero }
      throw .checkDigit(
        found: Int(value % 10), expected: Int(Self.checkDigit(ofBody: value / 10)))
    }
    self = gtin
  }

  private static func bareDigits(of text: some StringProtocol) throws(ParsingError) -> String {
    var text = String(text)
    // An import parses millions, nearly all of which have nothing else.
    if let digits = text.withUTF8(usualDigits(of:)) { return digits }
    var digits = ""
    for (index, character) in text.enumerated() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if !isSeparator(character) {
        throw .unexpected(character, position: index + 1)
      }
    }
    guard !digits.isEmpty else { throw .empty }
    return digits
  }

  /// The digits of a text that has nothing else but spaces and hyphens; nil for any other.
  private static func usualDigits(of text: UnsafeBufferPointer<UInt8>) -> String? {
    var digits: [UInt8] = []
    digits.reserveCapacity(text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
  }

  /// White space, dots, hyphens, the dashes U+2010 to U+2015, the minus sign, and the angle
  /// brackets that are printed beside a symbol to keep its quiet zones free.
  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || "-.<>\u{2212}".contains(character)
      || ("\u{2010}"..."\u{2015}").contains(character)
  }
}

extension GTIN.ParsingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "there is no digit in it"
    case .zero:
      "a row of zeros names nothing"
    case .unexpected(let character, let position):
      "'\(character)' at position \(position) does not belong in a barcode"
    case .digitCount(let count):
      "it has \(count) digits where a barcode has 8, 12, 13 or 14"
    case .checkDigit(let found, let expected):
      "its check digit is \(found) where \(expected) belongs: look for a mistyped digit"
    }
  }
}
