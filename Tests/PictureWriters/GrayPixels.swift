/// A small gray picture to write in every format: 0 is black, 255 is white; tinted where the format
/// has colour.
public struct GrayPixels: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// Row by row, without padding.
  public var pixels: [UInt8]
  /// How much of red, green and blue is left of white, from 0 to 255.
  public var tint: [Int] = [255, 255, 255]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A gradient from the top left to the bottom right with a black square in the top left corner,
  /// so that no turn or mirror image of it is the same.
  public static func gradient(width: Int, height: Int) -> GrayPixels {
    var picture = GrayPixels(width: width, height: height, pixels: [])
    for y in 0..<height {
      for x in 0..<width {
        let isSquare = x < width / 4 && y < height / 4
        picture.pixels.append(isSquare ? 0 : UInt8(64 + 190 * (x + y) / (width + height)))
      }
    }
    return picture
  }

  /// An EAN-13 symbol (GS1 General Specifications, clause 5.2) with its quiet zones.
  ///
  /// - Parameters:
  ///   - digits: all thirteen.
  ///   - module: width of the thinnest bar in pixels.
  ///   - height: of the picture in pixels.
  public static func ean13(_ digits: String, module: Int = 3, height: Int = 120) -> GrayPixels {
    let left = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
      "0110111", "0001011",
    ]
    let parities = [
      "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL",
      "LGGLGL",
    ]
    let numbers = digits.compactMap(\.wholeNumberValue)
    let right = left.map { String($0.map { $0 == "0" ? "1" : "0" }) }
    var bars = "101"
    for (number, parity) in zip(numbers[1...6], parities[numbers[0]]) {
      bars += parity == "L" ? left[number] : String(right[number].reversed())
    }
    bars += "01010" + numbers[7...].map { right[$0] }.joined() + "101"
    let quiet = String(repeating: "0", count: 12)
    let row = (quiet + bars + quiet).flatMap { bar in
      [UInt8](repeating: bar == "1" ? 0 : 255, count: module)
    }
    let blank = [UInt8](repeating: 255, count: row.count)
    let pixels = (0..<height).flatMap { $0 < 10 || $0 >= height - 10 ? blank : row }
    return GrayPixels(width: row.count, height: height, pixels: pixels)
  }

  /// The pixels as three samples each.
  public var rgb: [UInt8] { pixels.flatMap(color) }

  /// Red, green and blue of a gray with the tint.
  public func color(_ gray: UInt8) -> [UInt8] { tint.map { UInt8(Int(gray) * $0 / 255) } }

  /// The largest difference of two pixels at the same place; nil where the sizes differ.
  public func largestDifference(from other: [UInt8]) -> Int? {
    guard pixels.count == other.count else { return nil }
    return zip(pixels, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
