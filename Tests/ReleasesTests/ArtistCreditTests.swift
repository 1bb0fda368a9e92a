import Releases
import Testing

/// The names a release is credited to, as one line.
struct ArtistCreditTests {
  private func line(_ credits: (String, String?)...) -> String {
    credits.map { ArtistCredit(name: $0.0, join: $0.1) }.joined
  }

  @Test("names are joined by the words of the source")
  func joins() {
    #expect(line() == "")
    #expect(line(("Horace Andy", nil)) == "Horace Andy")
    #expect(line(("Simon", "&"), ("Garfunkel", nil)) == "Simon & Garfunkel")
    #expect(line(("Run-D.M.C.", "feat."), ("Aerosmith", nil)) == "Run-D.M.C. feat. Aerosmith")
    #expect(line(("Earth", ","), ("Wind", "&"), ("Fire", nil)) == "Earth, Wind & Fire")
  }

  @Test("without a word there is a comma")
  func comma() {
    #expect(line(("A", nil), ("B", ""), ("C", " "), ("D", nil)) == "A, B, C, D")
  }

  @Test("spaces around a word are not doubled")
  func spaces() {
    #expect(line(("A", " & "), ("B", nil)) == "A & B")
    #expect(line(("A", ", "), ("B", nil)) == "A, B")
  }

  @Test("a word behind the last name joins nothing")
  func last() {
    #expect(line(("A", "&"), ("B", "and")) == "A & B")
  }
}
