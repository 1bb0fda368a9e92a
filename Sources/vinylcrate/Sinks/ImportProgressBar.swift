import CatalogImport
import CatalogStore
import ReleaseDumps

/// The progress of an import, in one line on the terminal.
struct ImportProgressBar {
  private var bar: TerminalBar
  private let start = ContinuousClock.now

  /// Nil if standard error is no terminal.
  init?() {
    guard let bar = TerminalBar() else { return nil }
    self.bar = bar
  }

  mutating func show(_ progress: DumpProgress) {
    guard bar.isDue() else { return }
    let seconds = max((ContinuousClock.now - start) / .seconds(1), 0.001)
    var parts = [
      "\(progress.releases) releases", "\(Int(Double(progress.releases) / seconds))/s",
      "\(Int(Double(progress.bytes) / seconds / 1_000_000)) MB/s",
    ]
    if let total = progress.compressedTotal, progress.compressedBytes > 0 {
      let left =
        seconds * Double(total - progress.compressedBytes) / Double(progress.compressedBytes)
      parts.append(TerminalBar.duration(seconds: left) + " left")
    }
    bar.draw(
      progress.compressedBytes, of: progress.compressedTotal, parts.joined(separator: " · "))
  }

  mutating func show(_ step: CatalogDraft.Step) {
    bar.draw(0, of: nil, step.words)
  }

  mutating func clear() { bar.clear() }
}
