import Testing

@testable import TerminalUI

/// How fast a scan is.
struct ScanPaceTests {
  private func pace(_ count: Int, every step: Duration) -> ScanPace {
    var pace = ScanPace()
    for number in 0..<count { pace.count(at: step * number) }
    return pace
  }

  @Test("nothing is said of a few photos")
  func few() {
    #expect(pace(3, every: .seconds(1)).words(rest: 10) == nil)
    #expect(pace(9, every: .zero).words(rest: 10) == nil)
  }

  @Test("the rate of the last photos tells how long the rest will take")
  func rate() {
    #expect(pace(10, every: .milliseconds(400)).words(rest: 100) == "2.5 a second, 40 s left")
    #expect(pace(10, every: .milliseconds(400)).words(rest: 600) == "2.5 a second, 4 min left")
    #expect(pace(10, every: .seconds(3)).words(rest: 3000) == "3 s a photo, 2 h 30 min left")
    #expect(pace(10, every: .seconds(3)).words(rest: nil) == "3 s a photo")
  }

  @Test("what was long ago does not count")
  func recent() {
    var pace = pace(50, every: .seconds(10))
    for number in 0..<20 { pace.count(at: .seconds(1000) + .milliseconds(500) * number) }
    #expect(pace.words(rest: nil) == "2.0 a second")
  }
}
