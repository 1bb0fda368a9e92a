import Glibc
import ScanReports
import SystemPackage

/// A line at the end of standard error that says how far the work is, drawn again at most ten times a
/// second.
struct TerminalBar {
  private var drawn: ContinuousClock.Instant?
  /// The columns of the line that is on the terminal; 0 for none.
  private var shownColumns = 0

  /// Nil if standard error is no terminal, or one that cannot draw a line again.
  init?() {
    guard isatty(STDERR_FILENO) != 0, !Console.isDumbTerminal else { return nil }
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
    let bar = total.map { Self.bar(done, of: $0) + " " } ?? ""
    let line = (bar + text).cut(to: Console.errorWidth - 1)
    write(erasure + line)
    shownColumns = line.count
  }

  /// Clears the line, so that others can write there.
  mutating func clear() {
    guard shownColumns > 0 else { return }
    write(erasure)
    (shownColumns, drawn) = (0, nil)
  }

  /// Erases the line, from where it begins now: a terminal that became narrower has broken it into
  /// several.
  private var erasure: String {
    let rowsAbove = max(0, shownColumns - 1) / max(1, Console.errorWidth)
    return "\r" + (rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\u{1B}[J"
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
