#if canImport(CISAL)
  import CISAL

  /// ISA-L's decoder.
  final class ISALInflater: Inflater {
    private let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)

    deinit { state.deallocate() }

    var isAtEnd: Bool { state.pointee.block_state == ISAL_BLOCK_FINISH }

    func startMember() {
      isal_inflate_init(state)
      state.pointee.crc_flag = UInt32(ISAL_GZIP)
    }

    func inflate(
      _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(StreamDamage) -> DecoderStep {
      state.pointee.next_in = UnsafeMutablePointer(
        mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
      state.pointee.avail_in = UInt32(input.count)
      state.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
      state.pointee.avail_out = UInt32(output.count)
      let status = isal_inflate(state)
      let step = DecoderStep(
        read: input.count - Int(state.pointee.avail_in),
        written: output.count - Int(state.pointee.avail_out))
      guard status >= 0 else { throw StreamDamage(reason: Self.words(status), read: step.read) }
      return step
    }

    private static func words(_ status: CInt) -> String {
      switch status {
      case ISAL_INCORRECT_CHECKSUM: "the gzip checksum differs"
      case ISAL_INVALID_WRAPPER, ISAL_UNSUPPORTED_METHOD: "not a gzip header"
      default: "not a gzip stream"
      }
    }
  }
#endif
