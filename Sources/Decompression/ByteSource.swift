/// Bytes that come one after another, such as those of a file that is decompressed on the way.
public protocol ByteSource: AnyObject {
  /// Fills a buffer with the next bytes, as far as there are any.
  ///
  /// - Returns: how many were written; fewer than fit only at the end.
  /// - Throws: ``DecompressionProblem``.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(DecompressionProblem) -> Int
}

extension ByteSource {
  /// The next bytes, fewer than `count` only at the end.
  ///
  /// - Throws: ``DecompressionProblem``.
  public func next(_ count: Int) throws(DecompressionProblem) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    let filled = try read(into: buffer)
    return Array(buffer[..<filled])
  }
}
