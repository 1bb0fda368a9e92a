import Problems
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
      try write(printer.text(of: outcome) + commands(for: outcome))
    }
  }

  public func end(_ summary: RunSummary) throws {
    var text = isFirst ? "" : "\n"
    text += summary.photoCount.counted("photo")
    let parts = page.counts(summary.statuses)
    text += (parts.isEmpty ? "" : ": " + parts) + "\n"
    let companions = summary.statuses[.grouped, default: 0]
    text += summary.recordCount.counted("record")
    if companions > 0 {
      let photos = companions.counted("more photo")
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

  /// What is typed to be done with one photo.
  private func commands(for outcome: ScanOutcome) -> String {
    var remedies = outcome.closingRemedies
    if outcome.status == .ambiguous, let barcode = outcome.primary?.origin.gtin.shortestDigits {
      remedies = [.choosePressing(barcode: barcode, release: nil)]
    }
    return remedies.compactMap(page.wording.words).map { page.wrapped($0, indent: 4) }.joined()
  }

  /// What is left to do, with a command for each kind.
  private func advice(_ summary: RunSummary) -> String {
    let again = words(.lookUpAgain)
    let assign = words(.assignPhoto(photo: nil)) + ", or " + words(.dismissPhoto(photo: nil))
    let steps: [(status: ScanStatus, command: String)] = [
      (.ambiguous, words(.choosePressing(barcode: nil, release: nil))),
      (.pending, again),
      (.failed, "repair what is said above, then " + again),
      (.unknown, assign),
      (.unread, assign),
      (.unreadable, words(.dismissPhoto(photo: nil))),
    ]
    let lines = steps.compactMap { step in
      summary.statuses[step.status].map {
        page.wrapped("\($0) \(step.status.rawValue): \(step.command)", indent: 2)
      }
    }
    return lines.isEmpty ? "" : "\nLeft to do:\n" + lines.joined()
  }

  private func words(_ remedy: Remedy) -> String { page.wording.words(for: remedy) ?? "" }
}
