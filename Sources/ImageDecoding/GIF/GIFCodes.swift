/// The pixels of a GIF frame, packed as LZW codes of up to 12 bits, the lowest bit first, in blocks
/// of up to 255 bytes (GIF89a, sections 15 and 22 and appendix F).
struct GIFCodes {
  private let bytes: [UInt8]
  /// The byte after the last that was read.
  private(set) var offset: Int
  /// Whether a code came that means nothing.
  private(set) var isBroken = false

  private var blockEnd: Int
  private var bits = 0
  private var bitCount = 0

  private let clear: Int
  private let firstCodeBits: Int
  private var codeBits: Int
  /// Each code from `clear` + 2 is a string of pixels: that of an earlier code, and one pixel more.
  private var prefix = [UInt16](repeating: 0, count: 4096)
  private var suffix = [UInt8](repeating: 0, count: 4096)
  private var nextCode: Int
  private var previous: Int?
  /// The string of the last code from its last pixel to its first, of which `pending` are to come.
  private var string = [UInt8](repeating: 0, count: 4097)
  private var pending = 0

  /// - Parameters:
  ///   - start: the byte at which the first block begins with its length.
  ///   - minimumBits: how many bits a pixel has, from 1 to 8.
  init(_ bytes: [UInt8], from start: Int, minimumBits: Int) {
    self.bytes = bytes
    offset = start
    blockEnd = start
    clear = 1 << minimumBits
    firstCodeBits = minimumBits + 1
    codeBits = firstCodeBits
    nextCode = clear + 2
  }

  /// The next pixel's number in the palette, less than 256; nil at the end of the data and at a
  /// code that means nothing.
  mutating func nextIndex() -> Int? {
    if pending == 0 { readString() }
    guard pending > 0 else { return nil }
    pending -= 1
    return Int(string[pending])
  }

  /// Expands the next code that stands for pixels; leaves nothing pending where there is none.
  private mutating func readString() {
    var code = readCode()
    while code == clear {
      (codeBits, nextCode, previous) = (firstCodeBits, clear + 2, nil)
      code = readCode()
    }
    // The code after `clear` ends the data.
    guard let code, code != clear + 1 else { return }
    guard code < nextCode || (code == nextCode && previous != nil) else {
      isBroken = true
      return
    }
    var rest = code
    if code == nextCode, let previous {
      // The string that is about to be defined: the one before and again its first pixel.
      rest = previous
      pending = 1
    }
    while rest >= clear {
      string[pending] = suffix[rest]
      pending += 1
      rest = Int(prefix[rest])
    }
    let first = UInt8(rest)
    string[pending] = first
    pending += 1
    if code == nextCode { string[0] = first }
    define(first)
    previous = code
  }

  /// Gives the next free code to the string before this one and the first pixel of this one.
  private mutating func define(_ first: UInt8) {
    guard let previous, nextCode < 4096 else { return }
    prefix[nextCode] = UInt16(previous)
    suffix[nextCode] = first
    nextCode += 1
    if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
  }

  private mutating func readCode() -> Int? {
    while bitCount < codeBits {
      if offset == blockEnd {
        guard offset < bytes.count, bytes[offset] > 0 else { return nil }
        blockEnd = offset + 1 + Int(bytes[offset])
        offset += 1
      }
      guard offset < bytes.count else { return nil }
      bits |= Int(bytes[offset]) << bitCount
      bitCount += 8
      offset += 1
    }
    defer {
      bits >>= codeBits
      bitCount -= codeBits
    }
    return bits & ((1 << codeBits) - 1)
  }
}
