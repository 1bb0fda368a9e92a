import Files
import Glibc
import ScanReports
import Scanning
import Synchronization
import SystemPackage

/// The progress of a batch, in one line on the terminal.
struct ProgressBar: ScanSink {
  /// How many photos there are.
  final class Total: Sendable {
    private let value = Atomic(0)
    private let isComplete = Atomic(false)

    /// Counts the photos in folders, on a thread of its own. The scan reports the problems.
    func count(_ photos: PhotoFolder) async {
      await WaitingThread.run {
        var photos = photos
        while !Task.isCancelled, photos.next() != nil {
          _ = photos.takeNotices()
          value.add(1, ordering: .relaxed)
        }
      }
      if !Task.isCancelled { isComplete.store(true, ordering: .relaxed) }
    }

    /// Nil until all are counted.
    var count: Int? {
      isComplete.load(ordering: .relaxed) ? value.load(ordering: .relaxed) : nil
    }
  }

  private let total: Total
  private let start = ContinuousClock.now
  private var drawn: ContinuousClock.Instant?
  private var statuses: [ScanStatus: Int] = [:]
  private var doneCount = 0
  private var readCount = 0

  /// Nil if standard error is no terminal.
  init?(_ total: Total) {
    guard isatty(STDERR_FILENO) != 0 else { return nil }
    self.total = total
  }

  mutating func count(_ photo: ScannedPhoto) {
    doneCount += 1
    if photo.novelty == .new { readCount += 1 }
    for outcome in photo.outcomes { statuses[outcome.status, default: 0] += 1 }
    let now = ContinuousClock.now
    if let drawn, now - drawn < .milliseconds(100) { return }
    drawn = now
    draw(after: (now - start) / .seconds(1))
  }

  mutating func add(_ group: PhotoGroup) { clear() }

  mutating func add(_ notice: FolderNotice) {
    if notice.kind != .notAPhoto { clear() }
  }

  mutating func end(_ summary: RunSummary) { clear() }

  /// Clears the line, so that the sinks after this one can write there.
  private mutating func clear() {
    guard drawn != nil else { return }
    drawn = nil
    write("\r\u{1B}[K")
  }

  private func draw(after seconds: Double) {
    let rate = Double(readCount) / max(seconds, 0.001)
    var parts = [total.count.map { "\(doneCount) of \($0)" } ?? "\(doneCount)"]
    parts.append("\((rate * 10).rounded() / 10) photos/s")
    if let total = total.count, rate > 0 {
      parts.append(Self.duration(seconds: Double(total - doneCount) / rate) + " left")
    }
    parts += ScanStatus.allCases.compactMap { status in
      statuses[status].map { "\($0) \(status.rawValue)" }
    }
    let text = parts.joined(separator: " · ")
    let bar = total.count.map { Self.bar(doneCount, of: $0) + " " } ?? ""
    write("\r" + (bar + text).cut(to: Console.errorWidth - 1) + "\u{1B}[K")
  }

  private static func bar(_ done: Int, of total: Int) -> String {
    let filled = 20 * done / max(1, total)
    return String(repeating: "█", count: min(20, filled))
      + String(repeating: "░", count: max(0, 20 - filled))
  }

  private static func duration(seconds: Double) -> String {
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
