import Glibc

/// A pipe whose ends are closed when it is let go of.
public final class Pipe {
  public let reading: Int32
  private var writing: Int32?

  public init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  /// Writes bytes; they have to fit the pipe's buffer of 64 KiB.
  public func write(_ bytes: [UInt8]) {
    guard let writing, !bytes.isEmpty else { return }
    precondition(Glibc.write(writing, bytes, bytes.count) == bytes.count)
  }

  public func write(_ text: String) { write(Array(text.utf8)) }

  public func finish() {
    if let writing { close(writing) }
    writing = nil
  }

  deinit {
    finish()
    close(reading)
  }
}
