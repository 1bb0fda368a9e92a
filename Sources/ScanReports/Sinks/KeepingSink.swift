import Scanning
import Text

/// Says for people what becomes of each record in the collection, below the outcome of its photo, and
/// at the end how to undo it.
public struct KeepingSink: ScanSink {
  private let page: TextPage
  private let write: (String) throws -> Void

  public init(page: TextPage, write: @escaping (String) throws -> Void) {
    self.page = page
    self.write = write
  }

  public func add(_ kept: [KeptRecord]) throws {
    for record in kept {
      try write(page.colored("    \(record.said)".safeForTerminal, .dim) + "\n")
    }
  }

  public func end(_ summary: RunSummary) throws {
    try write(KeepingText(tally: summary.keeping, page: page).text)
  }
}
