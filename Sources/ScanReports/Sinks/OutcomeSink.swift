import Files
import Scanning

/// Prints every outcome of a run in an ``OutcomeFormat``.
public struct OutcomeSink: ScanSink {
  private var printer: any OutcomePrinter
  private let explains: Bool
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - explains: whether the trace of the reader's stages is printed, if outcomes have one.
  ///   - write: called with the text.
  public init(
    _ printer: any OutcomePrinter, explains: Bool = false,
    write: @escaping (String) throws -> Void
  ) {
    self.printer = printer
    self.explains = explains
    self.write = write
  }

  public func begin() throws { try write(printer.header()) }

  public mutating func add(_ group: PhotoGroup) throws {
    for var outcome in group.photos.flatMap(\.outcomes) {
      if !explains { outcome.trace = nil }
      try write(printer.text(of: outcome))
    }
  }

  public func end(_ summary: RunSummary) throws { try write(printer.footer()) }
}

/// Writes every outcome of a run to a CSV file, which appears when the run has succeeded. A run that was
/// stopped leaves what was there before.
public struct FileSink: ScanSink {
  private let file: OutputFile
  private var outcomes: OutcomeSink

  /// - Parameter rules: what the file may replace.
  /// - Throws: ``OutputRefusal``; `AsideFile.Failure`.
  public init(
    csv path: String, as printer: any OutcomePrinter, rules: OverwritingRules = OverwritingRules()
  ) throws {
    let file = try OutputFile(PhotoPath(path), .outcomes, rules)
    self.file = file
    outcomes = OutcomeSink(printer) { try file.write($0) }
  }

  public func begin() throws { try outcomes.begin() }

  public mutating func add(_ group: PhotoGroup) throws { try outcomes.add(group) }

  public func end(_ summary: RunSummary) throws {
    guard !summary.wasStopped else { return }
    try outcomes.end(summary)
    try file.finish()
  }
}
