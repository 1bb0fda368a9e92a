import Imaging
import RealModule

/// What is seen along a symbol and beyond both its ends, in blocks side by side.
struct BarsAlong {
  /// A part of the line across the bars.
  struct Block {
    /// Its middle: 0 at the left end of the region that was refined, 1 at its right end.
    let place: Double
    /// Whether it is in the picture from side to side.
    let isInFrame: Bool
    /// Of its samples, the part that is as white as a picture can be.
    let burnt: Double
    /// The mean luma.
    let level: Float
    /// The highest luma of the mean of its rows.
    let highest: Float
    /// The contrast of the mean of its rows at the best lean, and what part of the rows' own that is: 1
    /// for bars.
    let contrast: Float
    let likeness: Float
    /// The direction of its bars, in degrees from that of the region's.
    let lean: Double
    /// How often the mean of its rows goes from dark to light or back.
    let edgeCount: Int
  }

  let blocks: [Block]
  private let limits: DiagnosingLimits

  /// Blocks along the region, of about six modules each if that is a whole symbol.
  private static let blocksPerRegion = 16
  private static let rows = 16
  /// The largest lean that is tried to either side, and its steps, in degrees.
  private static let leans = stride(from: -24.0, through: 24, by: 3)

  init(_ region: BarRegion, in image: LumaImage, _ limits: DiagnosingLimits) {
    self.limits = limits
    var wide = region
    wide.length *= 2
    wide.fan = 0
    wide.bend = 0
    let strip = Rectifier(samplesPerPixel: min(1, 600 / region.length), bands: Self.rows)
      .strip(of: wide, in: image)
    let width = max(4, Int(region.length / Double(Self.blocksPerRegion) / strip.step))
    let rowHeight = region.height / Double(Self.rows)
    blocks = stride(from: 0, through: strip.columns - width, by: width).map { first in
      let columns = first..<first + width
      let middle = (Double(first) + Double(width) / 2 - Double(strip.columns) / 2) * strip.step
      let half = Double(width) / 2 * strip.step
      let isInFrame = [middle - half, middle + half].allSatisfy {
        image.contains(region.point(across: $0, along: 0))
      }
      let rows = (0..<Self.rows).map { row in
        strip.values[(row * strip.columns + first)..<(row * strip.columns + first + width)]
      }
      var best = (degrees: 0.0, mean: strip.mean(of: columns, lean: 0))
      for degrees in Self.leans {
        let lean = Double.tan(degrees * .pi / 180) * rowHeight / strip.step
        let mean = strip.mean(of: columns, lean: lean)
        if mean.variance > best.mean.variance { best = (degrees, mean) }
      }
      let usual = rows.reduce(Float(0)) { $0 + Array($1).variance } / Float(Self.rows)
      return Block(
        place: middle / region.length + 0.5, isInFrame: isInFrame,
        burnt: rows.reduce(0) { $0 + Double($1.count { $0 >= limits.burnt }) }
          / Double(width * Self.rows),
        level: best.mean.reduce(0, +) / Float(width), highest: best.mean.max() ?? 0,
        contrast: best.mean.variance, likeness: usual > 0 ? best.mean.variance / usual : 0,
        lean: best.degrees, edgeCount: best.mean.levels(reach: width).edges.count)
    }
  }
}

extension BarsAlong.Block {
  /// Whether it is in the region, and not beyond its ends.
  var isInside: Bool { (0...1).contains(place) }
}

extension BarsAlong {
  /// The blocks of the region itself that show bars.
  var barred: [Block] {
    let inside = blocks.filter { $0.isInside && $0.likeness > limits.usualBlockLikeness }
    let least = inside.usualContrast * limits.blockContrast
    return inside.filter { $0.contrast > least }
  }

  /// Whether the bars of some blocks lean otherwise than those of most.
  ///
  /// - Parameter edges: how many a block has at least.
  func showFold(edges: Int = 0) -> Bool {
    let least = barred.usualContrast * limits.foldContrast
    let near = blocks.filter {
      Self.surroundings.contains($0.place) && $0.isInFrame && $0.contrast > least
        && limits.blockLikeness.contains($0.likeness) && $0.edgeCount >= edges
    }
    let leans = near.map(\.lean).sorted()
    guard leans.count > 4 else { return false }
    return near.count { abs($0.lean - leans[leans.count / 2]) > limits.foldLean } > 1
  }

  /// Beyond a fold the symbol goes on for half of its width at most, if the larger part was found.
  private static let surroundings = -0.5...1.5
}

extension [BarsAlong.Block] {
  /// The median; 0 for none.
  fileprivate var usualContrast: Float {
    let contrasts = map(\.contrast).sorted()
    return contrasts.isEmpty ? 0 : contrasts[contrasts.count / 2]
  }
}

extension Strip {
  /// The mean of all rows in some columns, each moved by its distance from the middle row.
  ///
  /// - Parameter lean: columns from one row to the next.
  fileprivate func mean(of part: Range<Int>, lean: Double) -> [Float] {
    var mean = [Float](repeating: 0, count: part.count)
    for row in 0..<rows {
      let shift = Int((lean * (Double(row) - Double(rows - 1) / 2)).rounded())
      for (index, column) in part.enumerated() {
        mean[index] += values[row * columns + min(max(column + shift, 0), columns - 1)]
      }
    }
    return mean.map { $0 / Float(rows) }
  }
}
