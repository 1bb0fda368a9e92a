/// A date of which day or month may be unknown.
public enum PartialDate {
  /// "YYYY", "YYYY-MM" or "YYYY-MM-DD" of a date whose unknown parts are left out or 00, such as
  /// "1999-03-00"; nil where the year is unknown.
  public static func text(of bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let year = parts.first, isNumber(year, digits: 4, in: 1...9999) else { return nil }
    var text = String(decoding: year, as: UTF8.self)
    for (part, range) in zip(parts.dropFirst(), [1...12, 1...31]) {
      guard isNumber(part, digits: 2, in: range) else { break }
      text += "-" + String(decoding: part, as: UTF8.self)
    }
    return text
  }

  private static func isNumber(
    _ part: ArraySlice<UInt8>, digits: Int, in range: ClosedRange<Int>
  ) -> Bool {
    guard part.count == digits, part.allSatisfy({ (48...57).contains($0) }) else { return false }
    return range.contains(part.reduce(0) { 10 * $0 + Int($1) - 48 })
  }
}
