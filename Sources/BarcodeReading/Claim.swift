import Barcodes
import Imaging

/// A code that was read at one place, and all that speaks for it and against it.
struct Claim: Equatable {
  /// The reading with the most agreeing lines.
  private(set) var barcode: Barcode
  /// How many independent views of the place gave the code.
  private(set) var views = 1
  /// Scan lines that agreed, in all views together.
  private(set) var lines: Int
  /// Whether the model explains the profile by this code and by no other.
  private(set) var isConfirmed = false
  /// Whether the model explains the profile by something else.
  private(set) var isRefuted = false

  /// The fewest lines that agreed in any of the views.
  private(set) var leastLines: Int

  init(_ barcode: Barcode) {
    self.barcode = barcode
    leastLines = barcode.agreeingLines
    lines = barcode.agreeingLines
    isConfirmed = barcode.stage == .model
  }

  mutating func refute() { isRefuted = true }

  /// Counts the views of another claim for the same code.
  mutating func merge(_ other: Claim) {
    views += other.views
    lines += other.lines
    leastLines = min(leastLines, other.leastLines)
    if other.barcode.agreeingLines > barcode.agreeingLines { barcode = other.barcode }
    isConfirmed = isConfirmed || other.isConfirmed
    isRefuted = isRefuted || other.isRefuted
  }
}

extension [Claim] {
  /// Adds what one view read.
  mutating func add(_ view: [Barcode]) { merge(view.map { Claim($0) }) }

  /// Adds claims, those for the same code at the same place to each other.
  mutating func merge(_ others: [Claim]) {
    for other in others {
      let known = firstIndex {
        $0.barcode.gtin == other.barcode.gtin && $0.barcode.quad.overlaps(other.barcode.quad)
      }
      if let known {
        self[known].merge(other)
      } else {
        append(other)
      }
    }
  }

  /// Weighs the claims against what the model thinks of the region that they were read in.
  mutating func weigh(against opinion: ModelStage.Opinion) {
    for i in indices where opinion.refutes(self[i].barcode) { self[i].refute() }
  }
}

extension Quadrilateral {
  /// Whether one lies on the other, as two readings of the same bars do, be it on different lines.
  func overlaps(_ other: Quadrilateral) -> Bool {
    let (axis, width, height) = extent
    let (_, otherWidth, otherHeight) = other.extent
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    return abs(dx * axis.x + dy * axis.y) < (width + otherWidth) / 2
      && abs(dy * axis.x - dx * axis.y) < (height + otherHeight) / 2
  }

  /// The direction of reading, the width along it and the height; a reading of few lines counts as
  /// high as symbols usually are.
  private var extent: (axis: Point, width: Double, height: Double) {
    let width = Swift.max(corners[0].distance(to: corners[1]), 1)
    let axis = Point(
      x: (corners[1].x - corners[0].x) / width, y: (corners[1].y - corners[0].y) / width)
    return (axis, width, Swift.max(corners[0].distance(to: corners[3]), width / 4))
  }
}
