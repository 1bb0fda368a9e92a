import Library

/// How far the lists at Discogs are read, in one line on the terminal.
struct SyncBar {
  private var bar: TerminalBar

  /// Nil if standard error is no terminal.
  init?() {
    guard let bar = TerminalBar() else { return nil }
    self.bar = bar
  }

  mutating func show(_ progress: DiscogsProgress, of list: DiscogsList) {
    guard bar.isDue() else { return }
    let name = list == .copies ? "collection" : "wants"
    bar.draw(
      progress.page, of: progress.pages, "\(name): page \(progress.page) of \(progress.pages)")
  }

  mutating func clear() { bar.clear() }
}
