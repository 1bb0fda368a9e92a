import CZlib

/// zlib's decoder, for systems without ISA-L.
final class ZlibInflater: Inflater {
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private(set) var isAtEnd = false

  init() {
    stream.initialize(to: z_stream())
    // The largest window, and 16 for gzip.
    inflateInit2_(stream, 15 + 16, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  func startMember() {
    inflateReset(stream)
    isAtEnd = false
  }

  func inflate(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(output.count)
    let status = CZlib.inflate(stream, Z_NO_FLUSH)
    let step = DecoderStep(
      read: input.count - Int(stream.pointee.avail_in),
      written: output.count - Int(stream.pointee.avail_out))
    // Z_BUF_ERROR says that there was nothing to do.
    guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else {
      throw StreamDamage(reason: words, read: step.read)
    }
    isAtEnd = status == Z_STREAM_END
    return step
  }

  private var words: String {
    switch stream.pointee.msg.map({ String(cString: $0) }) {
    case "incorrect data check", "incorrect length check": "the gzip checksum differs"
    case "incorrect header check", "unknown compression method", "unknown header flags set":
      "not a gzip header"
    default: "not a gzip stream"
    }
  }
}
