import Barcodes
import TestSupport

/// The digits of a symbol to draw, valid or not.
struct DrawnCode {
  private let kind: Symbology
  private(set) var text: String

  /// The name of the symbology.
  var symbology: String { kind.rawValue }

  /// A random code.
  ///
  /// - Parameters:
  ///   - symbology: its name; nil for any.
  ///   - digits: those that it is made of, but for the check digit and the first digit of UPC-E.
  init(symbology: String? = nil, digits: [Int], using random: inout SeededRandom) {
    let kinds: [Symbology] = [.ean13, .ean13, .ean8, .ean8, .upcA, .upcE]
    let kind = symbology.flatMap { Symbology(rawValue: $0) } ?? random.element(of: kinds)
    func body(_ count: Int) -> String {
      (0..<count).map { _ in String(random.element(of: digits)) }.joined()
    }
    self.kind = kind
    switch kind {
    case .ean13: text = CheckDigit.completing(body(12))
    case .upcA: text = CheckDigit.completing(body(11))
    case .ean8: text = CheckDigit.completing(body(7))
    case .upcE:
      let six = "0" + body(6)
      let check = (0...9).map(String.init).first { GTIN(upcE: six + $0) != nil }
      text = six + (check ?? "0")
    }
  }

  /// Replaces a digit that has bars by another, so that the check digit is wrong.
  mutating func alterDigit(using random: inout SeededRandom) {
    var digits = text.compactMap(\.wholeNumberValue)
    let drawn = kind == .upcE ? 1..<7 : (kind == .ean13 ? 1 : 0)..<digits.count
    let place = Int.random(in: drawn, using: &random)
    digits[place] = (digits[place] + Int.random(in: 1...9, using: &random)) % 10
    text = digits.map(String.init).joined()
  }

  /// In 14 digits; nil where the check digit is wrong.
  var gtin: String? { GTIN(printed: text, as: kind)?.digits }

  var pattern: SymbolPattern {
    switch kind {
    case .ean13: .ean13(text)
    case .ean8: .ean8(text)
    case .upcA: .upcA(text)
    case .upcE: .upcE(text)
    }
  }
}
