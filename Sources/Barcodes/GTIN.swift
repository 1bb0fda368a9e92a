/// A valid Global Trade Item Number: GTIN-8, -12, -13 or -14 in the one canonical form of 14
/// digits, padded with zeros on the left, with a valid check digit (GS1 General Specifications,
/// clause 7.9).
///
/// A UPC-A number and the same number with a 0 before it as EAN-13 are one GTIN; so are a UPC-E
/// symbol and the UPC-A number that it abbreviates.
public struct GTIN: Sendable, Hashable {
  /// The number itself, below 10^14.
  public let value: UInt64

  /// Nil unless `value` is over 0, has at most 14 digits and ends in a valid check digit.
  public init?(value: UInt64) {
    guard value > 0, value < 100_000_000_000_000,
      value % 10 == Self.checkDigit(ofBody: value / 10)
    else { return nil }
    self.value = value
  }

  /// Nil unless `digits` is 8, 12, 13 or 14 ASCII digits with a valid check digit.
  ///
  /// For text with separators, and for UPC-E, see ``init(parsing:)``.
  public init?(digits: some StringProtocol) {
    guard [8, 12, 13, 14].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) }), let value = UInt64(digits)
    else { return nil }
    self.init(value: value)
  }

  /// The check digit, 0 to 9, of a number that has none yet.
  ///
  /// The digits are weighted 3, 1, 3 … from the right; the check digit makes the sum a multiple of
  /// ten (GS1 General Specifications, clause 7.9.1).
  public static func checkDigit(ofBody body: UInt64) -> UInt64 {
    var (rest, weight, sum) = (body, UInt64(3), UInt64(0))
    while rest > 0 {
      sum += rest % 10 * weight
      weight = 4 - weight
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }

  /// The canonical form: 14 digits.
  public var digits: String { Self.padded(value, to: 14) }

  /// The shortest standard form: 8, 12, 13 or 14 digits.
  ///
  /// A number below 10^8 is a GTIN-8, any other of at most 12 digits a GTIN-12.
  public var shortestDigits: String {
    switch value {
    case ..<100_000_000: Self.padded(value, to: 8)
    case ..<1_000_000_000_000: Self.padded(value, to: 12)
    case ..<10_000_000_000_000: Self.padded(value, to: 13)
    default: digits
    }
  }

  /// The 13 digits of the EAN-13 form; nil for a number of 14 digits.
  public var ean13Digits: String? {
    value < 10_000_000_000_000 ? Self.padded(value, to: 13) : nil
  }

  static func padded(_ value: UInt64, to count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

extension GTIN: Comparable {
  public static func < (a: GTIN, b: GTIN) -> Bool { a.value < b.value }
}

extension GTIN: CustomStringConvertible {
  public var description: String { digits }
}

/// A GTIN is stored as its canonical 14 digits.
extension GTIN: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.utf8.count == 14, let gtin = GTIN(digits: text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a GTIN has 14 digits, the last a right check digit"))
    }
    self = gtin
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }
}
