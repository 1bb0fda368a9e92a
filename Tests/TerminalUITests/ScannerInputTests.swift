import Barcodes
import Files
import Testing

@testable import TerminalUI

/// What is typed, pasted or dropped on the scanner.
struct ScannerInputTests {
  @Test(
    "paths come quoted as terminals quote what is dropped on them",
    arguments: [
      ("/a/b.jpg", ["/a/b.jpg"]), ("'/a b/c.jpg'", ["/a b/c.jpg"]),
      (#"/a\ b/c.jpg"#, ["/a b/c.jpg"]), (#"'/it'\''s.jpg' "/b c""#, ["/it's.jpg", "/b c"]),
      ("file:///a%20b/c.jpg", ["/a b/c.jpg"]), ("  x.jpg\ty.jpg\n", ["x.jpg", "y.jpg"]),
      ("~/photos", ["/home/me/photos"]), ("~", ["/home/me"]), (#""a\"b""#, [#"a"b"#]),
    ])
  func paths(text: String, names: [String]) {
    #expect(ScannerInput(text, home: "/home/me") == .paths(names.map { PhotoPath($0) }))
  }

  @Test("digits of a barcode are one, also with spaces, and their check digit counts")
  func barcodes() throws {
    let gtin = try GTIN(parsing: "4006381333931")
    #expect(ScannerInput("4006381333931") == .barcode(gtin))
    #expect(ScannerInput("4 006381 333931\n") == .barcode(gtin))
    #expect(ScannerInput("4006381333932") == .wrongBarcode("4006381333932"))
    #expect(ScannerInput("123") == .paths([PhotoPath("123")]))
    #expect(ScannerInput(" \n") == .nothing)
  }
}
