import CZstd

/// Zstandard (RFC 8878) with any number of frames, whose windows are 128 MiB at most.
final class ZstdDecoder: StreamDecoder {
  private let stream = ZSTD_createDStream()
  private(set) var mayEnd = false

  deinit { ZSTD_freeDStream(stream) }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep {
    // An empty call between two frames would begin a frame that nothing follows.
    if input.isEmpty && mayEnd { return DecoderStep() }
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
    let status = ZSTD_decompressStream(stream, &target, &source)
    guard ZSTD_isError(status) == 0 else {
      let reason = String(cString: ZSTD_getErrorName(status))
      throw StreamDamage(reason: "zstd: \(reason)", read: source.pos)
    }
    mayEnd = status == 0
    return DecoderStep(read: source.pos, written: target.pos)
  }
}
