import Barcodes
import Imaging

/// The places of a picture that may show the symbol that was not read.
struct UnreadPlaces {
  /// Those that were refined, also those with too few edges to be read.
  var findings: [RegionRefiner.Finding] = []
  /// Those that were located, but whose rows have too little in common.
  var unfitted: [BarRegion] = []

  /// What looks most like a symbol: of what was refined, then of halves of it, then of what is so small that
  /// only twice the picture shows it.
  func symbol(in image: LumaImage, _ limits: ReaderLimits) -> UnreadSymbol? {
    let (own, refiner) = (limits.diagnosing, RegionRefiner(limits: limits.rectifying))
    func best(of findings: [RegionRefiner.Finding], fewestEdges: Int) -> UnreadSymbol? {
      findings.filter { $0.edgeCount >= fewestEdges }
        .sorted { $0.region.area > $1.region.area }.prefix(own.places)
        .map { UnreadSymbol($0, in: image, limits) }
        .filter { $0.looksLikeBars(in: image) }
        .max { $0.weight < $1.weight }
    }
    if let symbol = best(of: findings, fewestEdges: own.minimumEdges) { return symbol }
    // Above a crease the bars may lean otherwise than below it.
    let halves = (unfitted + findings.map(\.region)).sorted { $0.area > $1.area }
      .prefix(own.places)
      .flatMap { [$0.half(shiftedBy: -0.25), $0.half(shiftedBy: 0.25)] }
      .compactMap { refiner.refine($0, in: image) }
    if let symbol = best(of: halves, fewestEdges: own.manyEdges) { return symbol }
    guard image.width * image.height <= own.doubledPixels else { return nil }
    let small = BarLocator(limits: limits.locating).regions(in: image.doubled)
      .prefix(own.doubledPlaces).compactMap { refiner.refine($0.inHalfThePicture, in: image) }
    return best(of: small, fewestEdges: own.edgesOfBars)
  }
}

extension BarRegion {
  fileprivate var area: Double { length * height }

  /// A part half as high.
  ///
  /// - Parameter shift: how far its centre is below that of the whole, as a part of the height.
  func half(shiftedBy shift: Double) -> BarRegion {
    var half = self
    half.center = point(across: 0, along: shift * height)
    half.height /= 2
    return half
  }

  /// The same place in a picture of half the width and height.
  fileprivate var inHalfThePicture: BarRegion {
    BarRegion(
      center: Point(x: center.x / 2, y: center.y / 2), angle: angle, length: length / 2,
      height: height / 2, fan: fan * 2, bend: bend * 2, score: score)
  }
}

extension LumaImage {
  /// The picture with each pixel four times: a difference of neighbours in it is one of neighbours here, which
  /// shows the finest bars, and a cell is half as wide.
  fileprivate var doubled: LumaImage {
    let (width, height, stride) = (2 * width, 2 * height, stride)
    let doubled = [UInt8](unsafeUninitializedCapacity: width * height) { doubled, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          for x in 0..<width { doubled[y * width + x] = pixels[y / 2 * stride + x / 2] }
        }
      }
      count = width * height
    }
    return LumaImage(width: width, height: height, pixels: doubled)
  }
}
