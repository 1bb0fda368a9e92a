import Barcodes
import Imaging

/// The places of a picture that may show the symbol that was not read.
struct UnreadPlaces {
  /// Those that were refined, also those with too few edges to be read.
  private var findings: [RegionRefiner.Finding] = []
  /// The same of the second look.
  private var small: [RegionRefiner.Finding] = []
  /// Those that were located, but whose rows have too little in common.
  private var unfitted: [BarRegion] = []

  /// Adds a place and what it was refined to.
  mutating func add(_ finding: RegionRefiner.Finding?, at located: BarRegion, isSecondLook: Bool) {
    if let finding {
      if isSecondLook { small.append(finding) } else { findings.append(finding) }
    } else if !isSecondLook {
      unfitted.append(located)
    }
  }

  /// Adds the places of a second look at twice the picture.
  mutating func add(ofTwiceThePicture twice: UnreadPlaces) {
    small += twice.small.map {
      RegionRefiner.Finding(region: $0.region.inHalfThePicture, edgeCount: $0.edgeCount)
    }
  }

  /// What looks most like a symbol: of what was refined, then of halves of it, then of what only the second
  /// look showed.
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
}
