import Barcodes
import Imaging

/// A code that was read at one place, with the evidence from all views of that place.
///
/// A view is one attempt to read it: zbar on one rendering, the model, or zbar on the whole
/// picture.
struct CandidateBarcode: Equatable {
  /// The reading that says best where the symbol is, and of those the one with the most agreeing lines.
  private(set) var barcode: Barcode
  /// How its bars are printed.
  let polarity: Polarity
  /// How it is seen from where reading begins; nil unless around a cylinder.
  private(set) var view: CylinderView?
  /// How many views gave the code.
  private(set) var views = 1
  /// How many scan lines agreed in all views together.
  private(set) var lines: Int
  /// The minimum over the views of the number of lines that agreed.
  private(set) var minimumLines: Int
  /// Whether the model explains the bars by this code and by no other.
  private(set) var isConfirmed = false
  /// Whether the model explains the bars by something else.
  private(set) var isRefuted = false

  init(_ barcode: Barcode, polarity: Polarity = .darkOnLight, view: CylinderView? = nil) {
    (self.barcode, self.polarity, self.view) = (barcode, polarity, view)
    minimumLines = barcode.agreeingLines
    lines = barcode.agreeingLines
    isConfirmed = barcode.stage == .model
  }

  mutating func markRefuted() { isRefuted = true }

  /// Adds the evidence of another candidate with the same code.
  mutating func merge(_ other: CandidateBarcode) {
    views += other.views
    lines += other.lines
    minimumLines = min(minimumLines, other.minimumLines)
    if other.barcode.isBetter(than: barcode) { (barcode, view) = (other.barcode, other.view) }
    isConfirmed = isConfirmed || other.isConfirmed
    isRefuted = isRefuted || other.isRefuted
  }
}

extension Barcode {
  /// Whether it is known better where it is than another, or as well and more lines agree on it.
  ///
  /// Of a whole picture only the points are known at which zbar was done with the symbol: they may all be at one end of
  /// it, or on a few lines that cross it aslant.
  fileprivate func isBetter(than other: Barcode) -> Bool {
    (stage == .direct) == (other.stage == .direct)
      ? agreeingLines > other.agreeingLines : other.stage == .direct
  }
}

extension [CandidateBarcode] {
  /// Adds the barcodes that one view gave.
  mutating func add(_ view: [Barcode], polarity: Polarity = .darkOnLight) {
    merge(view.map { CandidateBarcode($0, polarity: polarity) })
  }

  /// Adds candidates; those with the same code at the same place are merged, if
  /// their bars are printed alike.
  mutating func merge(_ others: [CandidateBarcode]) {
    for other in others {
      let known = firstIndex {
        $0.polarity == other.polarity && $0.barcode.gtin == other.barcode.gtin
          && $0.barcode.quad.overlaps(other.barcode.quad)
      }
      if let known {
        self[known].merge(other)
      } else {
        append(other)
      }
    }
  }

  /// Marks the candidates of a region that the model refutes there.
  mutating func markRefuted(by model: ModelResult) {
    for i in indices where !self[i].isRefuted && model.refutes(self[i].barcode) {
      self[i].markRefuted()
    }
  }
}

extension Quadrilateral {
  /// Whether two readings are of the same bars, perhaps on different lines across them.
  func overlaps(_ other: Quadrilateral) -> Bool {
    let (axis, width, height) = extent
    let (_, otherWidth, otherHeight) = other.extent
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    return abs(dx * axis.x + dy * axis.y) < (width + otherWidth) / 2
      && abs(dy * axis.x - dx * axis.y) < (height + otherHeight) / 2
  }

  /// The direction of reading, the width along it and the height. A reading of few lines counts as
  /// at least a quarter as high as wide, as symbols usually are.
  private var extent: (axis: Point, width: Double, height: Double) {
    let width = Swift.max(corners[0].distance(to: corners[1]), 1)
    let axis = Point(
      x: (corners[1].x - corners[0].x) / width, y: (corners[1].y - corners[0].y) / width)
    return (axis, width, Swift.max(corners[0].distance(to: corners[3]), width / 4))
  }
}
