/// The header of a PNM file (pbm(5), pgm(5), ppm(5)): the kind, width, height and greatest value as
/// decimal numbers between white space and comments.
struct PNMHeader {
  enum Samples {
    case bitmap
    case gray
    case rgb
  }

  let samples: Samples
  /// Whether samples are decimal numbers too.
  let isPlain: Bool
  let width: Int
  let height: Int
  /// The value of white, from 1 to 65535.
  let maximum: Int
  /// The byte at which the samples begin.
  let offset: Int

  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    guard bytes.count > 2 else {
      throw .damaged(format: .pnm, reason: "the header ends early", offset: bytes.count)
    }
    let kind = Int(bytes[1]) - Int(UInt8(ascii: "0"))
    isPlain = kind <= 3
    samples = [.bitmap, .gray, .rgb][max(0, kind - 1) % 3]

    var numbers = PNMNumbers(bytes, from: 2)
    func number(_ name: String, upTo most: Int) throws(ImageDecodingError) -> Int {
      guard let value = numbers.next(), (1...most).contains(value) else {
        throw .damaged(format: .pnm, reason: "no valid \(name)", offset: numbers.offset)
      }
      return value
    }
    width = try number("width", upTo: Int(Int32.max))
    height = try number("height", upTo: Int(Int32.max))
    maximum = samples == .bitmap ? 1 : try number("greatest value", upTo: 65535)
    // One white-space character separates the header from raw samples.
    offset = min(numbers.offset + 1, bytes.count)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
