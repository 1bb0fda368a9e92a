import Barcodes
import Text

/// Digits that somebody reads off a sleeve, as far as they are typed; a question mark stands for a digit
/// that cannot be read.
struct DigitsLine: Sendable, Hashable {
  /// The digits and question marks alone.
  let digits: String

  /// Nil for a text that has anything else in it but what parts groups of digits.
  init?(_ text: String) {
    let bare = text.filter { !" -.".contains($0) }
    guard !bare.isEmpty, bare.allSatisfy({ ("0"..."9").contains($0) || $0 == "?" }) else {
      return nil
    }
    digits = bare
  }

  private var count: Int { digits.count }
  private var unknownCount: Int { digits.count { $0 == "?" } }

  /// The barcodes that the digits may stand for: what was typed where its check digit fits, and what one
  /// missing digit makes of it.
  var barcodes: [GTIN] {
    switch unknownCount {
    case 0:
      return [try? GTIN(parsing: digits), completed].compactMap(\.self)
    case 1: return [solved].compactMap(\.self)
    default: return []
    }
  }

  /// What is to be said of the digits so far.
  var words: String {
    guard count <= 14 else { return "\(count) digits: a barcode has 14 at most" }
    switch unknownCount {
    case 0: return wordsOfDigits
    case 1:
      guard Self.lengths.contains(count) else { return "\(count) of \(nextLength) digits" }
      return solvedDigit.map { "the digit at ? must be \($0)" } ?? "no digit fits at ?"
    default: return "\(count) of \(nextLength) digits; only one ? can be worked out"
    }
  }

  /// Whether the digits cannot be right as they are.
  var isWrong: Bool {
    count > 14 || unknownCount == 0 && count >= 13 && barcodes.isEmpty
  }

  private var wordsOfDigits: String {
    if (try? GTIN(parsing: digits)) != nil {
      let next = completed.map { "; the last of \(count + 1) would be \($0.value % 10)" }
      return "\(count) digits, the check digit fits\(next ?? "")"
    }
    if count > 12 { return "the check digit does not fit: look at each digit again" }
    guard let completed else { return "\(count) of \(nextLength) digits" }
    return "\(count) of \(count + 1) digits; the last must be \(completed.value % 10)"
  }

  /// With its check digit, where that is all that is missing of an UPC-A or EAN-13 number.
  private var completed: GTIN? {
    guard [11, 12].contains(count), let body = UInt64(digits) else { return nil }
    return GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body))
  }

  private var solved: GTIN? {
    guard let digit = solvedDigit else { return nil }
    return GTIN(digits: digits.replacing("?", with: "\(digit)"))
  }

  /// The digit at the question mark. Weights are 1 and 3, so that there is exactly one.
  private var solvedDigit: Int? {
    (0...9).first { GTIN(digits: digits.replacing("?", with: "\($0)")) != nil }
  }

  private var nextLength: Int { count > 13 ? 14 : 13 }

  /// Of the numbers that are printed on records: EAN-8, UPC-A, EAN-13, and the number of a box.
  private static let lengths = [8, 12, 13, 14]
}
