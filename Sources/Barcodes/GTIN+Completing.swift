/// What an incompletely written barcode may mean.
extension GTIN {
  /// The numbers that a text may stand for if digits are added to it, or if what is not a digit is left
  /// out; none for a text that is a GTIN as it is.
  ///
  /// - 12 to 14 digits that are a GTIN may stand among other text; fewer may be there by chance.
  /// - 12 digits that are no UPC-A number lack the check digit of an EAN-13 number.
  /// - 11 digits lack the zero on the left of a UPC-A number, or its check digit.
  /// - 10 digits are an ISBN-10 (whose last may be an X), or a UPC-A number without its first digit,
  ///   a zero, and its check digit.
  /// - 14 and 17 digits may be a UPC-A number with an add-on of 2 or 5 digits, 15 and 18 an EAN-13
  ///   number with one.
  public static func completions(of text: some StringProtocol) -> [GTIN] {
    guard (try? GTIN(parsing: text)) == nil else { return [] }
    if let isbn = GTIN(isbn10: text) { return [isbn] }
    let digits = text.utf8.filter { (48...57).contains($0) }
    // Words with numbers in them, such as a matrix number, are no barcode.
    guard text.utf8.count <= 2 * digits.count + 8 else { return [] }
    let whole = digits.count < 12 ? nil : GTIN(digits: String(decoding: digits, as: UTF8.self))
    if let whole { return [whole] }
    let value = digits.reduce(0 as UInt64) { $0 &* 10 &+ UInt64($1 &- 48) }
    let candidates: [GTIN?] =
      switch digits.count {
      case 10: [completing(value)]
      case 11: [GTIN(value: value) ?? completing(value)]
      case 12: [completing(value)]
      case 14, 15: [GTIN(value: value / 100)]
      case 17, 18: [GTIN(value: value / 100_000)]
      default: []
      }
    return candidates.compactMap { $0 }
  }

  /// The number with its check digit added.
  private static func completing(_ body: UInt64) -> GTIN? {
    GTIN(value: body * 10 + checkDigit(ofBody: body))
  }

  /// The EAN-13 number of an ISBN-10 with a valid check character (ISO 2108, annexes A and C).
  public init?(isbn10 text: some StringProtocol) {
    let characters = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    guard characters.count == 10, characters.dropLast().allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let digits = characters.map { UInt64($0 | 0x20 == UInt8(ascii: "x") ? 10 : $0 &- 48) }
    let sum = digits.enumerated().reduce(0) { $0 + UInt64(10 - $1.offset) * $1.element }
    guard digits[9] <= 10, sum % 11 == 0 else { return nil }
    let body = digits.dropLast().reduce(978 as UInt64) { $0 * 10 + $1 }
    self.init(value: body * 10 + Self.checkDigit(ofBody: body))
  }
}
