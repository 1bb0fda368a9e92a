import Files
import Scanning

/// Writes every outcome of a run to a file, which appears when the run has succeeded.
public struct FileSink: ScanSink {
  private let file: AsideFile
  private var outcomes: OutcomeSink

  /// - Throws: ``AsideFile/Failure``.
  public init(_ path: String, as printer: any OutcomePrinter) throws(AsideFile.Failure) {
    let file = try AsideFile(PhotoPath(path))
    self.file = file
    outcomes = OutcomeSink(printer) { try file.write($0) }
  }

  public func begin() throws { try outcomes.begin() }

  public mutating func add(_ group: PhotoGroup) throws { try outcomes.add(group) }

  public func end(_ summary: RunSummary) throws {
    try outcomes.end(summary)
    try file.finish()
  }
}
