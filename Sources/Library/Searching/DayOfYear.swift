/// A day of a month, in any year.
public struct DayOfYear: Sendable, Hashable {
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  public init(month: Int, day: Int) {
    self.month = month
    self.day = day
  }

  /// The day of a moment, in universal time.
  ///
  /// Source: Howard Hinnant, "chrono-compatible low-level date algorithms", `civil_from_days`.
  ///
  /// - Parameter seconds: since 1970.
  public init(seconds: Int) {
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  }

  /// Whether a record was released or added on it.
  func isDay(of record: RecordTraits) -> Bool {
    record.released.utf8.count == 10 && record.released.hasSuffix("-\(self)")
      || record.dateAdded.map { DayOfYear(seconds: $0) == self } ?? false
  }
}

extension DayOfYear: LosslessStringConvertible {
  /// Nil unless `text` is a month and a day of two digits each, such as "11-22".
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }), let month = Int(parts[0]),
      let day = Int(parts[1]), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(month: month, day: day)
  }

  public var description: String {
    [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}
