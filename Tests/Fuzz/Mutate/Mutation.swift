/// One way to break a file, made from a number alone.
struct Mutation {
  private var generator: SplitMix64

  /// - Parameter seed: the same seed breaks the same file the same way.
  init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// A broken copy of the bytes.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    switch below(4) {
    case 0: flipBits(of: &bytes, within: bytes.count)
    case 1: bytes.removeLast(1 + below(bytes.count))
    case 2: editHeader(of: &bytes)
    default:
      editHeader(of: &bytes)
      flipBits(of: &bytes, within: bytes.count)
      if below(2) == 0 { bytes.removeLast(below(bytes.count)) }
    }
    return bytes
  }

  private mutating func flipBits(of bytes: inout [UInt8], within end: Int) {
    for _ in 0...below(16) { bytes[below(end)] ^= 1 << UInt8(below(8)) }
  }

  /// Writes extreme values over up to four fields among the first 512 bytes or the last.
  private mutating func editHeader(of bytes: inout [UInt8]) {
    let values: [[UInt8]] = [
      [0], [1], [0x7F], [0x80], [0xFF], [0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0, 0, 0, 0],
      [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F],
      [0x80, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0],
    ]
    for _ in 0...below(4) {
      let value = values[below(values.count)]
      let window = min(512, bytes.count)
      let offset = below(2) == 0 ? below(window) : bytes.count - 1 - below(window)
      for (index, byte) in value.enumerated() where offset + index < bytes.count {
        bytes[offset + index] = byte
      }
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}

/// A small generator of random numbers (Steele, Lea & Flood, OOPSLA 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
