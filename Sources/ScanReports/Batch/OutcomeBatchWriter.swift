import Scanning

/// Writes every outcome of a batch in the form in which `scan` prints it.
public struct OutcomeBatchWriter: BatchWriter {
  private var printer: any OutcomePrinter
  private let write: (String) throws -> Void

  public init(_ printer: any OutcomePrinter, write: @escaping (String) throws -> Void) {
    self.printer = printer
    self.write = write
  }

  public func begin() throws { try write(printer.header()) }

  public mutating func add(_ group: PhotoGroup) throws {
    for outcome in group.photos.flatMap(\.outcomes) { try write(printer.text(of: outcome)) }
  }

  public func end(_ summary: BatchSummary, repeated: [RepeatedBarcode]) throws {
    try write(printer.footer())
  }
}
