/// Decodes one compressed stream, piece by piece.
protocol StreamDecoder: AnyObject {
  /// Decodes as much as the input has and the output holds.
  ///
  /// - Parameter isLast: whether no input follows after these bytes.
  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep

  /// Whether the stream is whole if the input ends here.
  var mayEnd: Bool { get }
}

/// How many bytes a decoder took and gave.
struct DecoderStep {
  var read = 0
  var written = 0
}

/// What is wrong with a stream, and how many bytes of the input were taken before.
struct StreamDamage: Error {
  let reason: String
  let read: Int
}

/// Bytes that are not compressed.
final class PlainDecoder: StreamDecoder {
  let mayEnd = true

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into output: UnsafeMutableRawBufferPointer
  ) -> DecoderStep {
    let count = min(input.count, output.count)
    output.copyMemory(from: UnsafeRawBufferPointer(rebasing: input[..<count]))
    return DecoderStep(read: count, written: count)
  }
}
