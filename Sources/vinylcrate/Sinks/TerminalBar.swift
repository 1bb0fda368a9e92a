import Glibc
import ScanReports
import SystemPackage

/// A line at the end of standard error that says how far the work is, drawn again at most ten times a
/// second.
struct TerminalBar {
  private var drawn: ContinuousClock.Instant?
  private(set) var isShown = false

  /// Nil if standard error is no terminal.
  init?() {
    guard isatty(STDERR_FILENO) != 0 else { return nil }
  }

  /// Whether it is time to draw it again.
  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let drawn, now - drawn < .milliseconds(100) { return false }
    drawn = now
    return true
  }

  /// Draws the line: a bar where the whole is known, and a text.
  mutating func draw(_ done: Int, of total: Int?, _ text: String) {
    isShown = true
    let bar = total.map { Self.bar(done, of: $0) + " " } ?? ""
    write("\r" + (bar + text).cut(to: Console.errorWidth - 1) + "\u{1B}[K")
  }

  /// Clears the line, so that others can write there.
  mutating func clear() {
    guard isShown else { return }
    (isShown, drawn) = (false, nil)
    write("\r\u{1B}[K")
  }

  private static func bar(_ done: Int, of total: Int) -> String {
    let filled = Int(20 * Double(done) / Double(max(1, total)))
    return String(repeating: "█", count: min(20, filled))
      + String(repeating: "░", count: max(0, 20 - filled))
  }

  /// A time in words, such as "3 min 20 s".
  static func duration(seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<3600: return "\(whole / 60) min \(whole % 60) s"
    default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }

  private func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}

extension String {
  fileprivate func cut(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }
}
