/// A valid Global Trade Item Number: GTIN-8, -12, -13 or -14 in the one canonical form of 14 digits,
/// zero-padded on the left, check digit verified (GS1 General Specifications, clause 7.9).
///
/// A UPC-A number and the EAN-13 number with a 0 before it are the same GTIN; so are a UPC-E symbol
/// and the UPC-A number it abbreviates.
public struct GTIN: Sendable, Hashable {
  /// The number itself, below 10^14.
  public let value: UInt64

  /// Nil unless `value` has at most 14 digits and a right check digit.
  public init?(value: UInt64) {
    guard value > 0, value < 100_000_000_000_000,
      value % 10 == Self.checkDigit(ofBody: value / 10)
    else { return nil }
    self.value = value
  }

  /// Nil unless `digits` is 8, 12, 13 or 14 ASCII digits with a right check digit.
  ///
  /// For what people and catalogues write, see ``init(parsing:)``.
  public init?(digits: some StringProtocol) {
    guard [8, 12, 13, 14].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) }), let value = UInt64(digits)
    else { return nil }
    self.init(value: value)
  }

  /// The check digit that belongs behind `body`, a number without one: the digits are weighted 3, 1,
  /// 3 … from the right and the sum is filled up to a multiple of ten.
  public static func checkDigit(ofBody body: UInt64) -> UInt64 {
    var (rest, weight, sum) = (body, UInt64(3), UInt64(0))
    while rest > 0 {
      sum += rest % 10 * weight
      weight = 4 - weight
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }

  /// The canonical 14 digits.
  public var digits: String { Self.padded(value, to: 14) }

  /// The shortest standard form: 8, 12, 13 or 14 digits.
  ///
  /// A number of at most 12 digits is printed as GTIN-12, unless it is so small that only a GTIN-8
  /// can carry it.
  public var shortestDigits: String {
    switch value {
    case ..<100_000_000: Self.padded(value, to: 8)
    case ..<1_000_000_000_000: Self.padded(value, to: 12)
    case ..<10_000_000_000_000: Self.padded(value, to: 13)
    default: digits
    }
  }

  /// The 13 digits of the EAN-13 form; nil for a GTIN-14 that does not begin with 0.
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
