import AppNavigation
import Text

/// An import that goes on beside the loop, or how the last one ended.
struct ImportState: Sendable, Hashable {
  enum Phase: Sendable, Hashable {
    case running
    /// It was asked to stop.
    case stopping
    /// With what came of it, in words.
    case ended(String)
  }

  /// The name of the dump.
  let file: String
  private(set) var phase = Phase.running
  private var progress: ImportProgress?
  /// Since it began.
  private var elapsed = Duration.zero

  init(of file: String) { self.file = file }

  var isRunning: Bool { phase == .running || phase == .stopping }

  /// Whether it is past reading, where it cannot be stopped.
  var isFinishing: Bool { if case .finishing = progress { true } else { false } }

  mutating func take(_ progress: ImportProgress, after elapsed: Duration) {
    (self.progress, self.elapsed) = (progress, elapsed)
  }

  mutating func stop() { if phase == .running { phase = .stopping } }

  mutating func end(_ words: String) { phase = .ended(words) }

  /// What the profile says of it.
  var summary: ProfileImport {
    switch phase {
    case .running: ProfileImport("\(file): \(words)", isRunning: true)
    case .stopping: ProfileImport("\(file): stopping", isRunning: true)
    case .ended(let words): ProfileImport("\(file): \(words)", isRunning: false)
    }
  }

  /// What stands in the tab bar while it runs; nil for nothing.
  var badge: String? {
    guard isRunning else { return nil }
    guard phase == .running else { return "stopping" }
    return "import " + shortBadge
  }

  /// The same in at most four columns.
  var shortBadge: String { percent.map { "\($0)%" } ?? "…" }

  /// The share of the file that is read, from 0 to 100; nil where nobody knows.
  private var percent: Int? {
    guard case .reading(_, let bytes, let total?) = progress, total > 0 else { return nil }
    return min(100, bytes * 100 / total)
  }

  private var words: String {
    switch progress {
    case nil: return "opening"
    case .finishing(let step): return step
    case .reading(let releases, let bytes, let total):
      var parts = [releases.counted("release")]
      if let total, let percent {
        parts.append("\(percent) %")
        let left = elapsed / .seconds(1) * Double(total - bytes) / Double(max(1, bytes))
        if bytes > 0 { parts.append("\(ScanPace.words(seconds: Int(left.rounded(.up)))) left") }
      }
      return parts.joined(separator: ", ")
    }
  }
}
