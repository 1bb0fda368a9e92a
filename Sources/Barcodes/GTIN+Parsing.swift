/// Reading a GTIN as people and catalogues write it.
extension GTIN {
  /// Why a written barcode is no GTIN.
  public enum ParsingError: Error, Equatable, Sendable {
    /// There is no digit in it.
    case empty
    /// All its digits are 0: a row that no GTIN has, though its check digit is right.
    case zero
    /// A character that is neither a digit nor a separator, and its place, counted from 1.
    case unexpected(Character, position: Int)
    /// A count of digits that no GTIN has.
    case digitCount(Int)
    /// The last digit is not the check digit of the others, which would be `expected`.
    case checkDigit(found: Int, expected: Int)
  }

  /// Reads 8, 12, 13 or 14 digits, with spaces, hyphens or dots between them as printed under a
  /// symbol.
  ///
  /// Eight digits are a GTIN-8 where the check digit agrees, else a UPC-E text. A missing check
  /// digit is not made up: see ``init(addingCheckDigitTo:)``.
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

  /// The repair of a written barcode that lacks its check digit: 7, 11, 12 or 13 digits, with
  /// separators as above, and the check digit is worked out.
  ///
  /// Apart from ``init(parsing:)`` because it cannot tell a digit left out from one that is wrong.
  ///
  /// - Throws: ``ParsingError``.
  public init(addingCheckDigitTo text: some StringProtocol) throws(ParsingError) {
    let digits = try Self.bareDigits(of: text)
    guard [7, 11, 12, 13].contains(digits.utf8.count), let body = UInt64(digits) else {
      throw .digitCount(digits.utf8.count)
    }
    guard let gtin = GTIN(value: body * 10 + Self.checkDigit(ofBody: body)) else { throw .zero }
    self = gtin
  }

  private static func bareDigits(of text: some StringProtocol) throws(ParsingError) -> String {
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

  /// White space, the hyphens and dashes of U+2010 to U+2015, the minus sign and the dots that stand
  /// between groups of digits, and the angle brackets that are printed to keep the quiet zones free.
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
