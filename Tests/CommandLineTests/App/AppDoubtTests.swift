import Foundation
import TestSupport
import Testing

/// Doubts of the same kind in the scanner's sheet.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppDoubtTests {
  /// Barcodes that hint at none of the countries below.
  private static let codes = ["8801234567893", "8801234567800"]

  @Test("barcodes that are in doubt alike are answered at once, and that is taken back at once")
  func alike() async throws {
    let program = try Program()
    try program.skipWelcome()
    let releases = Self.codes.enumerated().flatMap { number, code in
      ["UK", "Germany"].enumerated().map { place, country in
        DumpText.Release(
          id: 30 + 2 * number + place, title: "Title \(number)", country: country,
          released: "1981", barcode: code)
      }
    }
    try program.folder.write(DumpText.releases(releases), to: "dump.xml")
    #expect(try program.run(["catalog", "import", program.folder.path("dump.xml")]).exitCode == 0)
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    for (number, code) in Self.codes.enumerated() {
      let picture = SymbolRenderer().picture(of: .ean13(code))
      try program.folder.write(PNGFile(picture).bytes, to: "photos/\(number).png")
    }
    let terminal = try AppTerminal(program)
    try await terminal.open("scanner photos")
    try await terminal.see("2 photos, 0 in your collection", "2 ambiguous")
    try terminal.press("Enter")
    try await terminal.see("≠ country", "a others alike")
    try terminal.press("a")
    try await terminal.see("Always choose which?", "the one from ", ": 1 more")
    try terminal.press("Enter")
    try await terminal.see("noted the pressings of 2 barcodes: the one from", "2 resolved")
    let kept = try program.text("collection", "list")
    #expect(kept.contains("Title 0") && kept.contains("Title 1"))
    try terminal.press("M-u")
    try await terminal.see("undone: noted the pressings of 2 barcodes", "2 ambiguous")
    #expect(try !program.text("collection", "list").contains("Title"))
  }
}
