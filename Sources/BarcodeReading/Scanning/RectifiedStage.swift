import Barcodes
import Imaging

/// zbar on one rectified region, averaged along the bars and with its contrast normalized.
struct RectifiedStage {
  /// The last strip that was rendered: renderings in sequence may differ in gain alone.
  private var last: (rendering: Rendering, strip: Strip)?

  /// The barcodes that zbar reads in the region.
  mutating func read(_ region: inout RectifiedRegion, as rendering: Rendering) -> [Barcode] {
    let edges = region.edgeCount
    let strip = region.strip(samplesPerModule: rendering.samplesPerModule)
    return symbols(in: &region, as: rendering).compactMap { symbol in
      symbol.barcode(
        stage: .rectified,
        quad: strip.quad(
          ofColumns: symbol.points.map(\.x), readBackwards: symbol.isBackwards))
    }.filter { edges <= $0.symbology.maximumEdges }
  }

  /// All symbols that zbar reads in the region, add-ons included.
  mutating func symbols(
    in region: inout RectifiedRegion, as rendering: Rendering
  ) -> [ZBarSymbol] {
    ZBarScanner.scanRows(of: strip(of: &region, for: rendering).picture(gain: rendering.gain))
  }

  /// The symbology of a symbol that is neither EAN nor UPC, where enough lines agree on it.
  mutating func otherSymbology(
    in region: inout RectifiedRegion, _ limits: DiagnosingLimits
  ) -> OtherSymbology? {
    let rendering = Rendering.ofOtherSymbologies
    let picture = strip(of: &region, for: rendering).picture(gain: rendering.gain)
    let symbols = ZBarScanner.scanRows(of: picture, for: OtherSymbology.allCases.map(\.zbarType))
    return symbols.filter { $0.quality >= limits.otherLines }
      .max { $0.quality < $1.quality }
      .flatMap { symbol in OtherSymbology.allCases.first { $0.zbarType == symbol.type } }
  }

  private mutating func strip(
    of region: inout RectifiedRegion, for rendering: Rendering
  ) -> Strip {
    if let last, last.rendering.differsInGainAlone(from: rendering) { return last.strip }
    let samples = rendering.samplesPerModule
    let strip = region.evenStrip(samplesPerModule: samples, reach: rendering.contrastReach)
      .averagedManyWays()
      .normalized(radius: Int(rendering.contrastReach * samples))
      .sharpened(radius: Int(samples), amount: rendering.sharpening)
    last = (rendering, strip)
    return strip
  }
}

extension Strip {
  /// The corners of a symbol in the picture.
  ///
  /// - Parameter ends: the columns at which zbar saw an end of the symbol. Where it saw only one,
  ///   the other end is that of the region. Two that are too close for a whole symbol are
  ///   ends of halves: of the symbol's place no more is known then than that it is in the region.
  fileprivate func quad(ofColumns ends: [Double], readBackwards: Bool) -> Quadrilateral {
    let half = region.length / 2
    let places = ends.map(place(ofColumn:))
    let left = places.filter { $0 < 0 }.min() ?? -half
    let right = places.filter { $0 > 0 }.max() ?? half
    let isOfHalves = right - left < Self.leastWidth * region.length
    return region.quad(
      across: isOfHalves ? -half...half : left...right, readBackwards: readBackwards)
  }

  /// The least width of a symbol that zbar can read, as a fraction of the region's: one column a module.
  private static let leastWidth = 1 / (Rendering.all.map(\.samplesPerModule).max() ?? 1)

  /// Means of thin bands, which suit bars that are not quite straight, and of thick ones, which
  /// have less noise.
  fileprivate func averagedManyWays() -> Strip {
    averaged(height: rows / 8, count: 8)
      .appending(averaged(height: rows / 4, count: 4))
      .appending(averaged(height: rows / 2, count: 3))
      .appending(averaged(height: rows, count: 1))
  }
}
