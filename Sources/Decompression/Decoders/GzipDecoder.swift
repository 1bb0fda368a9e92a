/// gzip (RFC 1952) with any number of members.
final class GzipDecoder: StreamDecoder {
  private enum Place {
    case inMember
    /// After a member: another one, zeros that fill up a block, or the end.
    case afterMember
  }

  private let inflater: any Inflater
  private var place = Place.inMember

  init(_ inflater: any Inflater = GzipDecoder.makeInflater()) {
    self.inflater = inflater
    inflater.startMember()
  }

  var mayEnd: Bool { place == .afterMember }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep {
    if place == .afterMember, let padding = try skipToMember(input) { return padding }
    let step = try inflater.inflate(input, into: output)
    if inflater.isAtEnd { place = .afterMember }
    return step
  }

  /// The zeros before the next member; nil if that begins here.
  private func skipToMember(_ input: UnsafeRawBufferPointer) throws(StreamDamage) -> DecoderStep? {
    guard let next = input.first else { return DecoderStep() }
    let zeros = input.prefix { $0 == 0 }.count
    guard zeros == 0 else { return DecoderStep(read: zeros) }
    guard next == 0x1F else {
      throw StreamDamage(reason: "something follows after the gzip stream", read: 0)
    }
    inflater.startMember()
    place = .inMember
    return nil
  }

  /// ISA-L, which is several times as fast as zlib, where the system has it.
  private static func makeInflater() -> any Inflater {
    #if canImport(CISAL)
      ISALInflater()
    #else
      ZlibInflater()
    #endif
  }
}

/// Decodes one member of a gzip file after another, with header and checksum.
protocol Inflater: AnyObject {
  func startMember()

  func inflate(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(StreamDamage) -> DecoderStep

  /// Whether the member has ended.
  var isAtEnd: Bool { get }
}
