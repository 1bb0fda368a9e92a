import Barcodes
import TestSupport
import Testing

/// The check digit of the GS1 General Specifications, clause 7.9.1.
struct CheckDigitTests {
  /// Numbers printed in public: the GS1 calculator's own example, the EAN-13, UPC-A, EAN-8 and
  /// ITF-14 articles of Wikipedia.
  static let published = [
    "6291041500213", "4006381333931", "5901234123457", "9780306406157", "036000291452",
    "012345678905", "96385074", "73513537", "15400141288763",
  ]

  @Test("published numbers have the check digit that was published", arguments: published)
  func hasPublishedDigit(number: String) throws {
    let body = try #require(UInt64(number.dropLast()))
    let printed = try #require(UInt64(number.suffix(1)))
    #expect(GTIN.checkDigit(ofBody: body) == printed)
    #expect(GTIN(digits: number) != nil)
  }

  @Test("it agrees with the clause worked out column by column")
  func agreesWithTheClause() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let body = random.digits(Int.random(in: 1...13, using: &random))
      let expected = UInt64(String(CheckDigit.following(body)))
      #expect(GTIN.checkDigit(ofBody: UInt64(body) ?? 0) == expected, "\(body)")
    }
  }

  @Test("every single wrong digit is noticed")
  func singleErrors() {
    var random = SeededRandom(seed: 2)
    for count in [8, 12, 13, 14] {
      for _ in 0..<20 {
        let right = Array(CheckDigit.completing(random.digits(count - 1)))
        for (place, digit) in right.enumerated() {
          for wrong in "0123456789" where wrong != digit {
            var spoilt = right
            spoilt[place] = wrong
            #expect(GTIN(digits: String(spoilt)) == nil, "\(String(right)) → \(String(spoilt))")
          }
        }
      }
    }
  }

  @Test("two neighbours swapped are noticed unless they differ by 5, as weights 3 and 1 promise")
  func transpositions() {
    var random = SeededRandom(seed: 3)
    var (noticed, missed) = (0, 0)
    for _ in 0..<300 {
      let right = Array(CheckDigit.completing("4" + random.digits(11)))
      for place in 0..<12 where right[place] != right[place + 1] {
        var swapped = right
        swapped.swapAt(place, place + 1)
        let left = right[place].wholeNumberValue ?? 0
        let difference = abs(left - (right[place + 1].wholeNumberValue ?? 0))
        #expect((GTIN(digits: String(swapped)) == nil) == (difference != 5), "\(String(swapped))")
        if difference == 5 { missed += 1 } else { noticed += 1 }
      }
    }
    #expect(noticed > 1000 && missed > 50, "both cases occurred")
  }
}
