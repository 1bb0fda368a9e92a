import Imaging

/// Finds out why nothing was read in a picture: what a person would see at a glance.
///
/// The reasons are asked for in this order: blur hides all the others, light that is mirrored looks like a
/// cover, and a symbol that is cut off, folded or covered has modules of some size all the same.
struct UnreadDiagnosis {
  private let image: LumaImage
  private let symbol: UnreadSymbol?

  private let limits: DiagnosingLimits

  /// - Parameter findings: all places that were refined, also those with too few edges to be read.
  init(_ image: LumaImage, findings: [RegionRefiner.Finding], _ limits: ReaderLimits) {
    (self.image, self.limits) = (image, limits.diagnosing)
    let own = limits.diagnosing
    symbol =
      findings.filter { $0.edgeCount >= own.minimumEdges }
      .sorted { $0.region.area > $1.region.area }.prefix(own.places)
      .map { UnreadSymbol($0, in: image, limits) }
      .filter { $0.looksLikeBars(in: image) }
      .max { $0.weight < $1.weight }
  }

  /// The reason, and what is known of the symbol.
  var failure: ReaderResult.Failure {
    guard let symbol else { return .noBarsSeen }
    let (kind, place) = reason(of: symbol)
    if kind == .noBarsSeen { return .noBarsSeen }
    let isWhole = [.tooSmall, .outOfFocus, .moved].contains(kind)
    return ReaderResult.Failure(
      kind, pixelsPerModule: isWhole ? symbol.pixelsPerModule : symbol.visibleModule,
      bars: symbol.region.center,
      place: place.map {
        symbol.region.point(across: ($0 - 0.5) * symbol.region.length, along: 0)
      },
      fillsFrame: symbol.fillsFrame(of: image))
  }

  /// The reason, and where it is along the bars, as a part of their width.
  private func reason(
    of symbol: UnreadSymbol
  ) -> (kind: ReaderResult.Failure.Kind, place: Double?) {
    if let blur = symbol.blur(in: image) { return (blur, nil) }
    let blocks = BarsAlong(symbol.region, in: image, limits)
    let ends = SymbolEnds(blocks, limits)
    if let light = ends.light { return (.glare, light) }
    if symbol.isTooSmall { return (.tooSmall, nil) }
    if symbol.edgeCount < limits.edgesOfBars { return (.noBarsSeen, nil) }
    if symbol.isPart, let end = symbol.endAtFrame(of: image) { return (.cutOff, end) }
    if blocks.showFold || symbol.isStretched { return (.folded, nil) }
    if symbol.isPart, !symbol.rowsDiffer, ends.cover != nil || symbol.hasGap {
      return (.covered, ends.cover)
    }
    return (.notDecodable, nil)
  }
}

extension BarRegion {
  fileprivate var area: Double { length * height }
}
