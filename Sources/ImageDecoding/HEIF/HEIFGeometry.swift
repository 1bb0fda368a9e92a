/// Which pixels of a stored picture are shown, and where: the properties clap, irot and imir, which
/// apply in their order (ISO/IEC 23008-12, clauses 6.5.9, 6.5.10 and 6.5.12).
struct HEIFGeometry {
  /// Width of what is shown, in pixels.
  private(set) var width: Int
  /// Height of what is shown, in pixels.
  private(set) var height: Int
  /// The stored pixel that is shown at the top left.
  private var origin = (x: 0, y: 0)
  /// The step in the stored picture to the next pixel shown to the right.
  private var across = (x: 1, y: 0)
  /// The step in the stored picture to the next pixel shown below.
  private var down = (x: 0, y: 1)

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Whether the picture is shown as it is stored; `stored` is its size in pixels.
  func isIdentity(of stored: (width: Int, height: Int)) -> Bool {
    origin == (0, 0) && across == (1, 0) && down == (0, 1) && (width, height) == stored
  }

  /// The index of the pixel shown at (x, y) in stored rows of that many pixels.
  @inline(__always)
  func index(x: Int, y: Int, stride: Int) -> Int {
    (origin.y + x * across.y + y * down.y) * stride + origin.x + x * across.x + y * down.x
  }

  /// Applies a property; others than these three are passed over.
  mutating func apply(_ property: Box, of bytes: [UInt8]) {
    var fields = BoxFields(bytes, in: property.content)
    switch property.type {
    case "irot": for _ in 0..<((fields.number(1) ?? 0) & 3) { turnLeft() }
    case "imir": (fields.number(1) ?? 0) & 1 == 0 ? flipUpsideDown() : flipSideways()
    case "clap": crop(&fields)
    default: break
    }
  }

  private mutating func turnLeft() {
    origin = (origin.x + (width - 1) * across.x, origin.y + (width - 1) * across.y)
    (across, down) = (down, (-across.x, -across.y))
    (width, height) = (height, width)
  }

  private mutating func flipSideways() {
    origin = (origin.x + (width - 1) * across.x, origin.y + (width - 1) * across.y)
    across = (-across.x, -across.y)
  }

  private mutating func flipUpsideDown() {
    origin = (origin.x + (height - 1) * down.x, origin.y + (height - 1) * down.y)
    down = (-down.x, -down.y)
  }

  /// Keeps a part, given by its size and the distance of its centre from the picture's, as fractions.
  private mutating func crop(_ fields: inout BoxFields) {
    guard let newWidth = fields.fraction(), let newHeight = fields.fraction(),
      let right = fields.fraction(), let below = fields.fraction()
    else { return }
    func span(_ length: Int, _ kept: Double, _ shift: Double) -> (start: Int, count: Int)? {
      let count = min(Double(length), kept.rounded())
      let start = ((Double(length) - count) / 2 + shift).rounded(.down)
      guard count >= 1 else { return nil }
      return (Int(min(max(0, start), Double(length) - count)), Int(count))
    }
    guard let columns = span(width, newWidth, right), let rows = span(height, newHeight, below)
    else { return }
    origin.x += columns.start * across.x + rows.start * down.x
    origin.y += columns.start * across.y + rows.start * down.y
    (width, height) = (columns.count, rows.count)
  }
}

extension BoxFields {
  /// A numerator that may be negative and a denominator, of four bytes each.
  fileprivate mutating func fraction() -> Double? {
    guard let numerator = signedNumber(), let denominator = number(4), denominator > 0 else {
      return nil
    }
    return Double(numerator) / Double(denominator)
  }
}
