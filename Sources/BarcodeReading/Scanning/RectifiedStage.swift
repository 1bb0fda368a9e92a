import Barcodes
import Imaging

/// zbar on a rectified region, averaged along the bars and with its contrast normalized.
struct RectifiedStage {
  let rendering: Rendering

  /// The barcodes that zbar reads in a region.
  func read(_ region: inout RectifiedRegion) -> [Barcode] {
    let edges = region.edgeCount
    let strip = region.strip(samplesPerModule: rendering.samplesPerModule)
    return symbols(in: &region).compactMap { symbol in
      symbol.barcode(
        stage: .rectified,
        quad: strip.quad(
          ofColumns: symbol.points.map(\.x), readBackwards: symbol.isBackwards))
    }.filter { edges <= $0.symbology.maximumEdges }
  }

  /// All symbols that zbar reads in a region, add-ons included.
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
  /// The corners of a symbol in the picture.
  ///
  /// - Parameter ends: the columns at which zbar saw an end of the symbol. Where it saw only one,
  ///   the other end is that of the region.
  fileprivate func quad(ofColumns ends: [Double], readBackwards: Bool) -> Quadrilateral {
    let half = region.length / 2
    let places = ends.map(place(ofColumn:))
    let left = places.filter { $0 < 0 }.min() ?? -half
    let right = places.filter { $0 > 0 }.max() ?? half
    return region.quad(across: left...right, readBackwards: readBackwards)
  }

  /// Means of thin bands, which suit bars that are not quite straight, and of thick ones, which
  /// have less noise.
  fileprivate func averagedManyWays() -> Strip {
    averaged(height: rows / 8, count: 8)
      .appending(averaged(height: rows / 4, count: 4))
      .appending(averaged(height: rows / 2, count: 3))
      .appending(averaged(height: rows, count: 1))
  }
}
