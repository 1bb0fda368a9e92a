import Scanning
import Text

/// Prints a batch for people: the photos that the user has to look at, and counts at the end.
public struct TextBatchSink: ScanSink {
  private let page: TextPage
  private let write: (String) throws -> Void
  private var printer: TextPrinter
  private var isFirst = true

  public init(page: TextPage, write: @escaping (String) throws -> Void) {
    self.page = page
    self.write = write
    printer = TextPrinter(page: page, showsFolders: true)
  }

  public mutating func add(_ group: PhotoGroup) throws {
    for outcome in group.doubtful {
      if isFirst { try write("To look at:\n\n" + printer.header()) }
      isFirst = false
      try write(printer.text(of: outcome))
    }
  }

  public func end(_ summary: RunSummary) throws {
    var text = isFirst ? "" : "\n"
    text += summary.photoCount.counted("photo")
    let parts = page.counts(summary.statuses)
    text += (parts.isEmpty ? "" : ": " + parts) + "\n"
    text += summary.recordCount.counted("record")
    if summary.companionCount > 0 {
      let photos = summary.companionCount.counted("more photo")
      text += "; \(photos) of these records (fronts, labels)"
    }
    text += "\n"
    if summary.otherFileCount > 0 {
      text += "\(summary.otherFileCount.counted("other file")) skipped\n"
    }
    let keeping = KeepingText(tally: summary.keeping, page: page).text
    text += keeping.isEmpty ? "\nNothing was added to your collection\n" : keeping
    try write(text + advice(summary))
  }

  /// What the user can do next, one on each line.
  private func advice(_ summary: RunSummary) -> String {
    let again = page.wording.words(for: .lookUpAgain)
    let choice = page.wording.words(for: .choosePressing(barcode: nil, release: nil))
    let steps: [(status: ScanStatus, text: String, command: String?)] = [
      (.ambiguous, "To name an ambiguous pressing", choice.map { "\($0), then \(again ?? "")" }),
      (.pending, "To look up what is pending", again),
      (.failed, "To look up what failed, once that is mended", again),
    ]
    let lines = steps.filter { summary.statuses[$0.status, default: 0] > 0 }
      .compactMap { step in step.command.map { "\(step.text): \($0)" } }
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }
}
