import Testing

@testable import Library

/// The rule by which three texts of a field are compared.
struct DiscogsComparisonTests {
  private static func values(_ notes: String) -> DiscogsValues {
    var values = DiscogsValues()
    values[.notes] = notes
    return values
  }

  @Test(
    arguments: [
      ("a", "a", "a", DiscogsComparison.State.same), ("a", "b", "b", .same),
      ("a", "b", "a", .changedHere), ("a", "", "a", .changedHere),
      ("a", "a", "b", .changedThere), ("a", "a", "", .changedThere),
      ("a", "b", "c", .conflict), ("a", "", "c", .conflict), ("", "b", "c", .conflict),
      // Nothing was agreed on: what only one side says goes to the other.
      ("", "b", "", .changedHere), ("", "", "c", .changedThere),
    ])
  func states(_ agreed: String, _ here: String, _ there: String, _ state: DiscogsComparison.State) {
    let comparison = DiscogsComparison(
      agreed: Self.values(agreed), here: Self.values(here), there: Self.values(there))
    #expect(comparison.state(of: .notes) == state)
    #expect(
      comparison.fields(in: .changedHere, .conflict).isEmpty
        == (state != .changedHere && state != .conflict))
  }

  @Test("fields are in one order, and the user's own last")
  func order() {
    var values = DiscogsValues()
    for field in [DiscogsValues.Field.own("Colour"), .notes, .media, .folder, .own("Art")] {
      values[field] = "x"
    }
    #expect(values.fields == [.folder, .media, .notes, .own("Art"), .own("Colour")])
    #expect(values.own == ["Colour": "x", "Art": "x"])
  }
}
