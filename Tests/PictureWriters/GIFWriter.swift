/// GIF files by hand (GIF89a).
public struct GIFWriter: Sendable {
  /// How many bits a pixel has, from 1 to 8; the palette has as many grays as these can name.
  public var bits = 8
  public var isInterlaced = false
  /// Whether the frame has the palette, and not the screen.
  public var isPaletteLocal = false
  /// The gray that is marked as transparent.
  public var transparent: UInt8?
  /// How many times the picture is there, as the frames of an animation.
  public var frames = 1
  /// The size of the screen where it is not the picture's.
  public var screen: (width: Int, height: Int)?
  /// Where the picture is on the screen.
  public var origin = (left: 0, top: 0)
  /// Whether the codes go on with a full table and never start anew.
  public var neverClears = false

  public init() {}

  public func bytes(_ picture: GrayPixels) -> [UInt8] {
    let table = (0..<(1 << bits)).flatMap { picture.color(UInt8($0 * 255 / ((1 << bits) - 1))) }
    let flags = UInt8(0x80 + bits - 1)
    var file = Array("GIF89a".utf8)
    file += little(screen?.width ?? picture.width) + little(screen?.height ?? picture.height)
    file += isPaletteLocal ? [0, 0, 0] : [flags, 0, 0] + table
    for _ in 0..<frames {
      if let transparent { file += [0x21, 0xF9, 4, 1, 10, 0, index(of: transparent), 0] }
      file += [0x21, 0xFE, 4] + Array("test".utf8) + [0]
      file += [0x2C] + little(origin.left) + little(origin.top)
      file += little(picture.width) + little(picture.height)
      file += [(isPaletteLocal ? flags : 0) | (isInterlaced ? 0x40 : 0)]
      if isPaletteLocal { file += table }
      // Two colours take two bits in the codes (GIF89a, appendix F).
      let codeBits = max(2, bits)
      let codes = GIFCodeWriter(minimumBits: codeBits, neverClears: neverClears)
      file += [UInt8(codeBits)] + blocks(of: codes.bytes(indexes(of: picture)))
    }
    return file + [0x3B]
  }

  private func index(of gray: UInt8) -> UInt8 {
    UInt8((Int(gray) * ((1 << bits) - 1) + 127) / 255)
  }

  private func indexes(of picture: GrayPixels) -> [UInt8] {
    let rows = stride(from: 0, to: picture.pixels.count, by: picture.width).map {
      picture.pixels[$0..<($0 + picture.width)].map(index)
    }
    guard isInterlaced else { return rows.flatMap(\.self) }
    let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]
    return passes.flatMap { first, step in
      stride(from: first, to: rows.count, by: step).flatMap { rows[$0] }
    }
  }

  private func blocks(of data: [UInt8]) -> [UInt8] {
    stride(from: 0, to: data.count, by: 255).flatMap { start in
      let block = data[start..<min(start + 255, data.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }

  private func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}

/// LZW with codes of up to 12 bits (GIF89a, appendix F).
private struct GIFCodeWriter {
  let minimumBits: Int
  let neverClears: Bool

  func bytes(_ indexes: [UInt8]) -> [UInt8] {
    let clear = 1 << minimumBits
    var (output, bits, bitCount, codeBits) = ([UInt8](), 0, 0, minimumBits + 1)
    func write(_ code: Int) {
      bits |= code << bitCount
      bitCount += codeBits
      while bitCount >= 8 {
        output.append(UInt8(bits & 255))
        bits >>= 8
        bitCount -= 8
      }
    }

    var (table, next) = ([Int: Int](), clear + 2)
    write(clear)
    var string: Int?
    for index in indexes {
      guard let known = string else {
        string = Int(index)
        continue
      }
      if let longer = table[known << 8 | Int(index)] {
        string = longer
        continue
      }
      write(known)
      string = Int(index)
      if next < 4096 {
        table[known << 8 | Int(index)] = next
        next += 1
        // The reader's table is one entry behind.
        if next > 1 << codeBits, codeBits < 12 { codeBits += 1 }
      } else if !neverClears {
        write(clear)
        (table, next, codeBits) = ([:], clear + 2, minimumBits + 1)
      }
    }
    if let string { write(string) }
    if next == 1 << codeBits, codeBits < 12 { codeBits += 1 }
    write(clear + 1)
    if bitCount > 0 { output.append(UInt8(bits & 255)) }
    return output
  }
}
