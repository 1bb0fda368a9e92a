import Barcodes
import Imaging

/// zbar on a region of bars made upright, averaged along the bars and with its contrast made even.
struct RectifiedStage {
  let rendering: Rendering

  /// The codes that zbar reads in a region.
  func read(_ region: inout RectifiedRegion) -> [Barcode] {
    let edges = region.edgeCount
    let strip = region.strip(samplesPerModule: rendering.samplesPerModule)
    return symbols(in: &region).compactMap { symbol in
      symbol.barcode(
        stage: .rectified,
        quad: strip.quad(
          ofColumns: symbol.points.map(\.x), readBackwards: symbol.isBackwards))
    }.filter { edges <= $0.symbology.mostEdges }
  }

  /// All symbols that zbar sees in a region, add-ons among them.
  func symbols(in region: inout RectifiedRegion) -> [ZBarSymbol] {
    let samples = rendering.samplesPerModule
    let reach = Int(rendering.contrastReach * samples)
    let picture = region.strip(samplesPerModule: samples)
      .normalized(radius: reach)
      .averagedManyWays()
      .normalized(radius: reach)
      .sharpened(radius: Int(samples), amount: rendering.sharpening)
      .picture(gain: rendering.gain)
    return ZBarScanner.scanRows(of: picture)
  }
}

extension Strip {
  /// The corners, in the picture, of a symbol whose ends zbar saw at these columns, going both ways.
  ///
  /// Where it saw one end only, the other is that of the region.
  fileprivate func quad(ofColumns ends: [Double], readBackwards: Bool) -> Quadrilateral {
    let half = region.length / 2
    let places = ends.map(place(ofColumn:))
    let left = places.filter { $0 < 0 }.min() ?? -half
    let right = places.filter { $0 > 0 }.max() ?? half
    return region.quad(across: left...right, readBackwards: readBackwards)
  }

  /// Thin bands, which follow what is not quite straight, and thick ones, which have less noise.
  fileprivate func averagedManyWays() -> Strip {
    averaged(height: rows / 8, count: 8)
      .appending(averaged(height: rows / 4, count: 4))
      .appending(averaged(height: rows / 2, count: 3))
      .appending(averaged(height: rows, count: 1))
  }
}

extension Symbology {
  /// More changes between bar and space than a symbol has, by what a smudge or two may add: a code
  /// seen in so many is seen in a part of something longer.
  fileprivate var mostEdges: Int {
    switch self {
    case .ean13, .upcA: .max
    case .ean8: 44 + 6
    // Magazines have an add-on of two digits beside it.
    case .upcE: 34 + 14 + 6
    }
  }
}
