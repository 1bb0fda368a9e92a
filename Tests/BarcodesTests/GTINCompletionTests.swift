import Barcodes
import Testing

/// Barcodes that people wrote incompletely.
struct GTINCompletionTests {
  @Test(
    "digits that are missing are added, and what is not a digit is left out",
    arguments: [
      // UPC-A 036000291452 without the zero, without the check digit, without both.
      ("36000291452", "00036000291452"), ("03600029145", "00036000291452"),
      ("3600029145", "00036000291452"), ("0 36000 29145", "00036000291452"),
      // EAN-13 5012394144777 without its check digit, with an add-on.
      ("501239414477", "05012394144777"),
      ("5012394144777 (sticker)", "05012394144777"), ("T4988 002 13219 5", "04988002132195"),
      ("5012394144777 05", "05012394144777"), ("5012394144777 50599", "05012394144777"),
      ("036000291452 05", "00036000291452"),
      // ISBN-10.
      ("0-306-40615-2", "09780306406157"), ("080442957X", "09780804429573"),
    ])
  func completed(text: String, gtin: String) {
    #expect(GTIN.completions(of: text).map(\.digits) == [gtin])
  }

  @Test(
    "what is a GTIN as it is needs nothing, and what cannot be one gives nothing",
    arguments: [
      "5012394144777", "036000291452", "5 012394 144777 >", "01234565", "", "none", "12345",
      "5012394144770", "LC 0123", "A 96385074 B",
      "MPO SK 032 A1 12345678 B 9 long text of an etching",
    ])
  func nothing(text: String) {
    #expect(GTIN.completions(of: text).isEmpty)
  }

  @Test("an ISBN-10 has a check character of its own")
  func isbn() {
    #expect(GTIN(isbn10: "0306406152")?.digits == "09780306406157")
    #expect(GTIN(isbn10: "0306406153") == nil)
    #expect(GTIN(isbn10: "0804429570") == nil)
    #expect(GTIN(isbn10: "X804429570") == nil)
  }
}
