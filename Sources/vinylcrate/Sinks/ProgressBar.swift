import Files
import ScanReports
import Scanning
import Synchronization

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
  private var bar: TerminalBar
  private var statuses: [ScanStatus: Int] = [:]
  private var doneCount = 0
  private var readCount = 0
  private var wait: LookUpWait?

  /// Nil if standard error is no terminal.
  init?(_ total: Total) {
    guard let bar = TerminalBar() else { return nil }
    self.bar = bar
    self.total = total
  }

  mutating func count(_ photo: ScannedPhoto) {
    doneCount += 1
    if photo.novelty == .new { readCount += 1 }
    wait = nil
    drawIfDue()
  }

  mutating func add(_ wait: LookUpWait) {
    self.wait = wait
    drawIfDue()
  }

  mutating func add(_ group: PhotoGroup) {
    for outcome in group.photos.flatMap(\.outcomes) { statuses[outcome.status, default: 0] += 1 }
    bar.clear()
  }

  mutating func add(_ notice: FolderNotice) {
    if notice.kind != .notAPhoto { bar.clear() }
  }

  mutating func end(_ summary: RunSummary) { bar.clear() }

  private mutating func drawIfDue() {
    if bar.isDue() { draw(after: (ContinuousClock.now - start) / .seconds(1)) }
  }

  private mutating func draw(after seconds: Double) {
    let rate = Double(readCount) / max(seconds, 0.001)
    var parts = [total.count.map { "\(doneCount) of \($0)" } ?? "\(doneCount)"]
    parts.append("\((rate * 10).rounded() / 10) photos/s")
    if let total = total.count, rate > 0 {
      parts.append(TerminalBar.duration(seconds: Double(total - doneCount) / rate) + " left")
    }
    if let wait { parts.append("waiting for \(wait.host), \(wait.seconds) s") }
    parts += ScanStatus.allCases.compactMap { status in
      statuses[status].map { "\($0) \(status.rawValue)" }
    }
    bar.draw(doneCount, of: total.count, parts.joined(separator: " · "))
  }
}
