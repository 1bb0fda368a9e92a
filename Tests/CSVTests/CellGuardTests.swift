import CSV
import Testing

/// Cells that a spreadsheet would run.
struct CellGuardTests {
  @Test("what may be a formula gets an apostrophe, and everything else stays")
  func guarded() {
    for text in ["=1+1", "+44", "-", "@SUM(A1)", "\tx", "\rx", "\r\nx"] {
      #expect(CellGuard.guarded(text) == "'" + text)
    }
    for text in ["", "a", "'n Sync", "1=1", " =1", "12\" - LP", "'", "''"] {
      #expect(CellGuard.guarded(text) == text)
      #expect(CellGuard.unguarded(text) == text)
    }
  }

  @Test("taking the guard off gives what was there, with any number of apostrophes")
  func roundTrip() {
    for text in ["=", "'=", "''=", "''", "'a", "-e\u{301}", "'\u{301}=", "'-\u{301}", "\r\n"] {
      #expect(Array(CellGuard.unguarded(CellGuard.guarded(text)).utf8) == Array(text.utf8))
    }
    #expect(CellGuard.guarded("'=") == "''=")
  }
}
