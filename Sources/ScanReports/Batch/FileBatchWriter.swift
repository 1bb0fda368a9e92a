import Files
import Scanning

/// Writes every outcome of a batch to a file, which is in its place when the batch is over.
public struct FileBatchWriter: BatchWriter {
  private let file: AsideFile
  private var writer: OutcomeBatchWriter

  /// - Throws: ``AsideFile/Failure``.
  public init(_ path: String, as printer: any OutcomePrinter) throws(AsideFile.Failure) {
    let file = try AsideFile(PhotoPath(path))
    self.file = file
    writer = OutcomeBatchWriter(printer) { try file.write($0) }
  }

  public func begin() throws { try writer.begin() }

  public mutating func add(_ group: PhotoGroup) throws { try writer.add(group) }

  public func end(_ summary: BatchSummary, repeated: [RepeatedBarcode]) throws {
    try writer.end(summary, repeated: repeated)
    try file.finish()
  }
}
