import Library
import Testing

@Suite struct ConditionTests {
  @Test(
    "a grade is read in its short form, its long one, and both as Discogs writes it",
    arguments: [
      ("M", Condition.mint), ("Mint (M)", .mint), ("NM", .nearMint), ("M-", .nearMint),
      ("NM or M-", .nearMint), ("near mint", .nearMint), ("Near Mint (NM or M-)", .nearMint),
      (" Very  Good Plus (VG+) ", .veryGoodPlus), ("vg+", .veryGoodPlus), ("VG", .veryGood),
      ("Very Good (VG)", .veryGood), ("Good Plus", .goodPlus), ("g+", .goodPlus), ("G", .good),
      ("Good (G)", .good), ("Fair (F)", .fair), ("f", .fair), ("Poor (P)", .poor),
      ("Generic", .generic), ("not graded", .notGraded), ("No Cover", .noCover),
    ])
  func forms(text: String, condition: Condition) {
    #expect(Condition(parsing: text) == condition)
  }

  @Test("what is no grade is none", arguments: ["", "M+", "NM or", "VG++", "Good (VG)", "(M)"])
  func others(text: String) {
    #expect(Condition(parsing: text) == nil)
  }

  @Test("what it is written as is read back")
  func roundTrip() {
    for condition in Condition.allCases {
      #expect(Condition(parsing: condition.description) == condition)
      #expect(Condition(parsing: condition.rawValue) == condition)
    }
    #expect(Condition.allCases.filter(\.isForSleevesOnly) == [.generic, .notGraded, .noCover])
  }
}
