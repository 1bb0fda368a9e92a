/// Makes a picture smaller row by row, each new pixel the mean of the area that it covers.
///
/// Holds the small picture and one row of sums, however large the picture is.
public struct AreaReducer: Sendable {
  /// Width of the small picture in pixels.
  public let width: Int
  /// Height of the small picture in pixels.
  public let height: Int
  private let sourceWidth: Int
  private let sourceHeight: Int

  /// The sums of the new row so far: red, green and blue of each pixel in turn.
  ///
  /// A source pixel is ``width`` long and ``height`` high here, and a new one as long and high as the
  /// source has pixels, so that all shares are whole numbers.
  private var sums: [Int]
  private var row: [Int]
  private var pixels: [RGB] = []
  private var nextRow = 0

  /// - Parameters:
  ///   - width: of the picture whose rows will be added, in pixels, at least 1.
  ///   - height: of the picture whose rows will be added, in pixels, at least 1.
  ///   - side: the most pixels of the longer side of the small one; it is never larger.
  public init(width: Int, height: Int, longestSide side: Int) {
    precondition(width > 0 && height > 0)
    (self.width, self.height) = Self.size(width: width, height: height, longestSide: side)
    (sourceWidth, sourceHeight) = (width, height)
    sums = [Int](repeating: 0, count: 3 * self.width)
    row = sums
    pixels.reserveCapacity(self.width * self.height)
  }

  /// The size of a picture with at most so many pixels on its longer side, never larger than it was.
  public static func size(
    width: Int, height: Int, longestSide side: Int
  ) -> (width: Int, height: Int) {
    let longest = max(width, height)
    let wanted = min(max(1, side), longest)
    func scaled(_ length: Int) -> Int {
      max(1, Int((Double(length) * Double(wanted) / Double(longest)).rounded()))
    }
    return (scaled(width), scaled(height))
  }

  /// Adds the next row from the top; rows after the last are ignored.
  ///
  /// - Precondition: `source` has at least as many pixels as the whole picture is wide.
  public mutating func add(_ source: UnsafeBufferPointer<RGB>) {
    guard nextRow < sourceHeight else { return }
    precondition(source.count >= sourceWidth)
    sumAcross(source)
    addRow()
  }

  /// The small picture; white where rows were not added.
  public mutating func finish() -> ColorImage {
    if nextRow < sourceHeight { row = row.map { _ in 255 * sourceWidth } }
    while nextRow < sourceHeight { addRow() }
    return ColorImage(width: width, height: height, pixels: pixels)
  }

  /// Adds ``row`` to the sums.
  private mutating func addRow() {
    let (top, bottom) = (nextRow * height, (nextRow + 1) * height)
    nextRow += 1
    // A source row ends in the new row where it begins, or in the one below.
    let end = (pixels.count / width + 1) * sourceHeight
    gather(min(bottom, end) - top)
    guard bottom >= end else { return }
    emit()
    if bottom > end { gather(bottom - end) }
  }

  private mutating func sumAcross(_ source: UnsafeBufferPointer<RGB>) {
    let (width, sourceWidth) = (width, sourceWidth)
    row.withUnsafeMutableBufferPointer { row in
      var (x, place) = (0, 0)
      for target in 0..<width {
        let end = (target + 1) * sourceWidth
        var (red, green, blue) = (0, 0, 0)
        while place < end {
          // A source pixel ends in the new pixel where it begins, or in the one to the right.
          let next = min((x + 1) * width, end)
          let (share, color) = (next - place, source[x])
          red += share * Int(color.red)
          green += share * Int(color.green)
          blue += share * Int(color.blue)
          place = next
          if next == (x + 1) * width { x += 1 }
        }
        row[3 * target] = red
        row[3 * target + 1] = green
        row[3 * target + 2] = blue
      }
    }
  }

  private mutating func gather(_ share: Int) {
    let row = row
    sums.withUnsafeMutableBufferPointer { sums in
      for index in sums.indices { sums[index] += share * row[index] }
    }
  }

  private mutating func emit() {
    let scale = 1 / Double(sourceWidth * sourceHeight)
    for target in 0..<width {
      func level(_ channel: Int) -> UInt8 {
        UInt8(Double(sums[3 * target + channel]) * scale + 0.5)
      }
      pixels.append(RGB(red: level(0), green: level(1), blue: level(2)))
    }
    for index in sums.indices { sums[index] = 0 }
  }
}
