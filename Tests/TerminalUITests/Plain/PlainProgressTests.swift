import Files
import Testing

@testable import TerminalUI

/// What is said of a scan while it runs.
struct PlainProgressTests {
  @Test("a scan is told of every ten seconds while photos are done, and once at its end")
  func pace() {
    var (scanner, progress) = (ScannerState(), PlainProgress())
    #expect(progress.line(of: scanner, at: .zero) == nil)
    scanner.begin()
    scanner.take(.total(40))
    var told: [Int: String] = [:]
    for second in 0..<40 {
      scanner.take(.outcome(ScannerRow(path: PhotoPath("\(second).png"), status: .unread)))
      scanner.take(.counted(isRead: false))
      if let line = progress.line(of: scanner, at: .seconds(second)) { told[second] = line }
    }
    #expect(
      told == [
        10: "Scanner, scanning: 11 of 40, 11 unread", 20: "Scanner, scanning: 21 of 40, 21 unread",
        30: "Scanner, scanning: 31 of 40, 31 unread",
      ])
    #expect(progress.line(of: scanner, at: .seconds(41)) != nil)
    // Without a photo more there is nothing to tell.
    #expect(progress.line(of: scanner, at: .seconds(90)) == nil)
    scanner.take(.ended(problem: "the disk is full"))
    #expect(
      progress.line(of: scanner, at: .seconds(91))
        == "Scanner: 40 photos, 0 in your collection, 40 unread; error: the disk is full; "
        + "in the scanner, next asks about the photos in doubt")
    #expect(progress.line(of: scanner, at: .seconds(92)) == nil)
  }
}
