import Imaging

/// Finds out why nothing was read in a picture: what a person would see at a glance.
///
/// The reasons are asked for in this order: what is decoded as another symbology is beyond doubt, light over some modules
/// hides a digit and has soft edges, blur hides all the others, light that is mirrored beside the bars looks like a
/// cover, and a symbol that is cut off, folded or covered has modules of some size all the same.
struct UnreadDiagnosis {
  private let image: LumaImage
  private let symbol: UnreadSymbol?
  private let light: LightOnBars?
  private let otherSymbology: OtherSymbology?

  private let limits: DiagnosingLimits

  init(_ image: LumaImage, places: UnreadPlaces, _ limits: ReaderLimits) {
    (self.image, self.limits) = (image, limits.diagnosing)
    symbol = places.symbol(in: image, limits)
    light = symbol.flatMap { LightOnBars($0.region, in: image, limits.rectifying) }
    otherSymbology = symbol.flatMap { symbol in
      var region = RectifiedRegion(
        RegionRefiner.Finding(region: symbol.region, edgeCount: symbol.edgeCount), in: image,
        limits: limits.rectifying)
      var stage = RectifiedStage()
      return stage.otherSymbology(in: &region, limits.diagnosing)
    }
  }

  /// The reason, and what is known of the symbol.
  var failure: ReaderResult.Failure {
    guard let symbol else { return .noBarsSeen }
    if let otherSymbology {
      return ReaderResult.Failure(
        .otherSymbology, bars: symbol.region.center, otherSymbology: otherSymbology)
    }
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

  /// Whether the bars of the upper or the lower half, or those next to it, lean otherwise than those of the
  /// whole: a crease that is not along the bars leaves no row with all of them.
  private func showsFold(_ symbol: UnreadSymbol) -> Bool {
    [-0.5, -0.25, 0.25, 0.5].contains { shift in
      BarsAlong(symbol.region.half(shiftedBy: shift), in: image, limits)
        .showFold(edges: limits.foldEdges)
    }
  }

  /// The reason, and where it is along the bars, as a part of their width.
  private func reason(
    of symbol: UnreadSymbol
  ) -> (kind: ReaderResult.Failure.Kind, place: Double?) {
    if let light, light.part > limits.litPart { return (.glare, light.place) }
    if let blur = symbol.blur(in: image) { return (blur, nil) }
    let blocks = BarsAlong(symbol.region, in: image, limits)
    let ends = SymbolEnds(blocks, limits)
    if let light = ends.light { return (.glare, light) }
    if symbol.isTooSmall { return (.tooSmall, nil) }
    if symbol.edgeCount < limits.edgesOfBars { return (.noBarsSeen, nil) }
    if symbol.isPart, let end = symbol.endAtFrame(of: image) { return (.cutOff, end) }
    if blocks.showFold() || symbol.isStretched || showsFold(symbol) {
      return (.folded, nil)
    }
    if symbol.isPart, !symbol.rowsDiffer, ends.cover != nil || symbol.hasGap {
      return (.covered, ends.cover)
    }
    return (.notDecodable, nil)
  }
}
