import Barcodes
import TestSupport
import Testing

/// Zero suppression by the GS1 General Specifications, clause 5.2.2.4.
struct UPCETests {
  /// UPC-E texts and the UPC-A numbers they stand for, worked out by hand with the table of the
  /// clause, check digits too; 04252614 and 06543217 are the examples that encoders document.
  static let worked = [
    ("04252605", "042000005265"), ("04252614", "042100005264"), ("04252623", "042200005263"),
    ("06543217", "065100004327"), ("01234531", "012300000451"), ("01234543", "012340000053"),
    ("01234558", "012345000058"), ("01234565", "012345000065"), ("01234596", "012345000096"),
  ]

  @Test("each form expands as the clause says", arguments: worked)
  func expansion(text: String, number: String) {
    #expect(GTIN(upcE: text)?.shortestDigits == number)
  }

  @Test("each form is suppressed as the clause says", arguments: worked)
  func suppression(text: String, number: String) {
    #expect(GTIN(digits: number)?.upcEDigits == text)
  }

  @Test(
    "numbers whose zeros cannot be suppressed have no UPC-E text",
    arguments: ["036000291452", "012345000041", "012300001007", "212345000069", "5901234123457"])
  func notSuppressible(number: String) throws {
    let gtin = try #require(
      GTIN(digits: CheckDigit.completing(String(number.dropLast()))), "\(number)")
    #expect(gtin.upcEDigits == nil)
  }

  @Test(
    "other texts are refused",
    arguments: ["", "0425261", "042526144", "24252614", "04252615", "0425261a", "٠٤٢٥٢٦١٤"])
  func refused(text: String) {
    #expect(GTIN(upcE: text) == nil)
  }

  /// Every UPC-E text with an odd step through the million of each number system, so that all forms
  /// and all digits at all places occur; the expansion is done here on characters, by the clause.
  @Test("expanding and suppressing any text leads back to the same number", arguments: [0, 1])
  func roundTrip(numberSystem: Int) {
    var checked = 0
    for six in stride(from: numberSystem, to: 1_000_000, by: 11) {
      let digits = Array(Self.padded(six))
      let body = "\(numberSystem)" + Self.expanded(digits)
      let number = CheckDigit.completing(body)
      let text = "\(numberSystem)" + String(digits) + String(number.suffix(1))
      guard let gtin = GTIN(upcE: text) else {
        // The row of zeros alone stands for no number.
        if UInt64(number) != 0 { Issue.record("\(text) was refused") }
        continue
      }
      if gtin.value != UInt64(number) { Issue.record("\(text) became \(gtin)") }
      guard let suppressed = gtin.upcEDigits else {
        Issue.record("\(text) was not suppressed again")
        continue
      }
      if GTIN(upcE: suppressed) != gtin { Issue.record("\(text) came back as \(suppressed)") }
      if Self.isCanonical(digits), suppressed != text {
        Issue.record("\(text) came back as \(suppressed)")
      }
      checked += 1
    }
    #expect(checked > 90_000)
  }

  @Test("all two million texts stand for numbers that lead back to themselves", arguments: [0, 1])
  func wholeSpace(numberSystem: UInt64) {
    var failures: [UInt64] = []
    for six in UInt64(0)..<1_000_000 {
      let body = Self.body(numberSystem: numberSystem, six: six)
      // A row of zeros is no number.
      guard body > 0 else { continue }
      guard let number = GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body)),
        let text = number.upcEDigits, GTIN(upcE: text) == number
      else {
        failures.append(six)
        continue
      }
    }
    #expect(failures.isEmpty)
  }

  /// The eleven digits before the check digit, put together from the places of the six.
  private static func body(numberSystem: UInt64, six: UInt64) -> UInt64 {
    let (last, five) = (six % 10, six / 10)
    let number: UInt64 =
      switch last {
      case 0...2: five / 1000 * 100_000_000 + last * 10_000_000 + five % 1000
      case 3: five / 100 * 10_000_000 + five % 100
      case 4: five / 10 * 1_000_000 + five % 10
      default: five * 100_000 + last
      }
    return numberSystem * 10_000_000_000 + number
  }

  private static func padded(_ six: Int) -> String {
    String(String(1_000_000 + six).dropFirst())
  }

  private static func expanded(_ digits: [Character]) -> String {
    let text = String(digits)
    let (two, three) = (text.prefix(2), text.prefix(3))
    let last = String(digits[5])
    return switch digits[5] {
    case "0", "1", "2": "\(two)\(last)0000\(text.dropFirst(2).prefix(3))"
    case "3": "\(three)00000\(text.dropFirst(3).prefix(2))"
    case "4": "\(text.prefix(4))00000\(digits[4])"
    default: "\(text.prefix(5))0000\(last)"
    }
  }

  /// Whether the clause's table would make this very text of the number: its forms are tried in
  /// order, so the later ones never hold what an earlier one could.
  private static func isCanonical(_ digits: [Character]) -> Bool {
    switch digits[5] {
    case "0", "1", "2": true
    case "3": !"012".contains(digits[2])
    case "4": digits[3] != "0"
    default: digits[4] != "0"
    }
  }
}
