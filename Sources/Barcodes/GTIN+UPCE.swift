/// UPC-E: a UPC-A number whose zeros are left out by rule (GS1 General Specifications, clause
/// 5.2.2.4).
extension GTIN {
  /// The number that a UPC-E text of eight digits abbreviates: number system 0 or 1, six digits,
  /// and the check digit of the full number.
  ///
  /// Nil where the text has another form or the check digit is wrong.
  public init?(upcE text: some StringProtocol) {
    let d = text.utf8.map { UInt64($0) &- 48 }
    guard d.count == 8, d.allSatisfy({ $0 <= 9 }), d[0] <= 1 else { return nil }
    let body: [UInt64] =
      switch d[6] {
      case 0, 1, 2: [d[0], d[1], d[2], d[6], 0, 0, 0, 0, d[3], d[4], d[5]]
      case 3: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4], d[5]]
      case 4: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, 0, d[5]]
      default: [d[0], d[1], d[2], d[3], d[4], d[5], 0, 0, 0, 0, d[6]]
      }
    self.init(value: body.reduce(0) { $0 * 10 + $1 } * 10 + d[7])
  }

  /// The eight digits of the UPC-E symbol for this number; nil where it has none.
  public var upcEDigits: String? {
    guard value < 200_000_000_000 else { return nil }
    let manufacturer = value / 1_000_000 % 100_000
    let item = value / 10 % 100_000
    let suppressed: UInt64
    if manufacturer % 1000 == 0 || manufacturer % 1000 == 100 || manufacturer % 1000 == 200,
      item < 1000
    {
      suppressed = manufacturer / 1000 * 10_000 + item * 10 + manufacturer / 100 % 10
    } else if manufacturer % 100 == 0, item < 100 {
      suppressed = manufacturer / 100 * 1000 + item * 10 + 3
    } else if manufacturer % 10 == 0, item < 10 {
      suppressed = manufacturer / 10 * 100 + item * 10 + 4
    } else if (5...9).contains(item) {
      suppressed = manufacturer * 10 + item
    } else {
      return nil
    }
    return String(value / 100_000_000_000) + Self.padded(suppressed, to: 6) + String(value % 10)
  }
}
