import CLZMA

/// The .xz format with any number of streams, decoded by liblzma in 128 MiB at most.
final class XZDecoder: StreamDecoder {
  private var stream = lzma_stream()
  private var start: lzma_ret
  private(set) var mayEnd = false

  /// LZMA_CONCATENATED, a macro that Swift does not import.
  private static let concatenated: UInt32 = 8

  init() {
    start = lzma_stream_decoder(&stream, 128 << 20, Self.concatenated)
  }

  deinit { lzma_end(&stream) }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep {
    guard start == LZMA_OK else { throw StreamDamage(reason: Self.words(start), read: 0) }
    if mayEnd { return DecoderStep() }
    stream.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.avail_in = input.count
    stream.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.avail_out = output.count
    let status = lzma_code(&stream, isLast ? LZMA_FINISH : LZMA_RUN)
    let step = DecoderStep(
      read: input.count - stream.avail_in, written: output.count - stream.avail_out)
    switch status {
    case LZMA_OK, LZMA_BUF_ERROR: break
    case LZMA_STREAM_END: mayEnd = true
    default: throw StreamDamage(reason: Self.words(status), read: step.read)
    }
    return step
  }

  private static func words(_ status: lzma_ret) -> String {
    switch status {
    case LZMA_MEMLIMIT_ERROR: "its xz dictionary takes more than 128 MiB"
    case LZMA_MEM_ERROR: "out of memory for xz"
    case LZMA_FORMAT_ERROR: "not an xz stream"
    case LZMA_OPTIONS_ERROR: "an xz filter or check that is not known"
    default: "not a valid xz stream"
    }
  }
}
