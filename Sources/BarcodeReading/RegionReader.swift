import Barcodes
import Imaging

/// Reads one region of a picture: zbar on two renderings, then the model, then zbar on the other
/// renderings, until one code is certain; then the same on it unbent, and as it is seen around a cylinder;
/// and then all that on its negative, where it may have light bars.
struct RegionReader {
  let image: LumaImage
  /// The maximum number of renderings.
  let renderingLimit: Int
  /// What codes are certain before it is read.
  let certainCodes: CertainCodes
  /// The fewest edges of a region beside a certain code in which the model is asked.
  let edgesBesideCode: Int
  /// Whether nothing was read in the regions that were located first.
  let isSecondLook: Bool
  let limits: ReaderLimits

  /// Which codes of the picture are certain.
  enum CertainCodes {
    /// None.
    case none
    /// Those of other places: most of what is left is no symbol.
    case elsewhere
    /// One of about the same place.
    case here
  }

  /// All codes that are read in the region.
  func allCandidates(
    in region: inout RectifiedRegion, examiner: inout SymbolExaminer, trace: inout ReaderTrace?
  ) -> [CandidateBarcode] {
    guard region.isOneSymbol(samplesPerModule: Rendering.all[0].samplesPerModule) else {
      trace?.setFate(.severalSymbols)
      return []
    }
    var candidates = flatOrBent(in: &region, examiner: &examiner, trace: &trace)
    if examiner.decision(on: candidates).accepted.isEmpty,
      region.mayHaveLightBars(samplesPerModule: Rendering.all[0].samplesPerModule)
    {
      var negative = region.negative
      candidates.merge(flatOrBent(in: &negative, examiner: &examiner, trace: &trace))
    }
    return candidates
  }

  /// The codes that are read in a region as it is, and if none is certain, in the region unbent.
  private func flatOrBent(
    in region: inout RectifiedRegion, examiner: inout SymbolExaminer, trace: inout ReaderTrace?
  ) -> [CandidateBarcode] {
    var candidates = self.candidates(in: &region, examiner: &examiner, trace: &trace)
    // Beside a certain code most of such regions are print: what zbar reads nothing in is not unbent.
    if certainCodes != .none, candidates.isEmpty, isUnlikely(&region) { return [] }
    if !examiner.decision(on: candidates).isSettled,
      case var unbent = region,
      unbent.unbend(.ean13, samplesPerModule: ModelStage.samplesPerModule)
    {
      candidates.merge(self.candidates(in: &unbent, examiner: &examiner, trace: &trace))
    }
    if candidates.isEmpty, isSecondLook {
      candidates = candidatesAround(&region, examiner: &examiner, trace: &trace)
    }
    return candidates
  }

  private func candidates(
    in region: inout RectifiedRegion, examiner: inout SymbolExaminer, trace: inout ReaderTrace?
  ) -> [CandidateBarcode] {
    var candidates: [CandidateBarcode] = []
    let renderings = Rendering.all.prefix(renderingLimit)
    var zbar = RectifiedStage()
    for rendering in renderings.prefix(2) {
      let barcodes = zbar.read(&region, as: rendering)
      trace?.add(rendering, region.polarity, barcodes)
      candidates.add(barcodes, polarity: region.polarity)
    }
    if examiner.decision(on: candidates).isSettled || candidates.isEmpty && isUnlikely(&region) {
      return candidates
    }
    let model = modelStage(.ean13).result(on: &region)
    trace?.add(
      model.crossCheck?.explanation, layout: .ean13, region.polarity, limits.modelDecoding)
    candidates.add(model.barcode.map { [$0] } ?? [], polarity: region.polarity)
    candidates.markRefuted(by: model)
    // As with the model of long codes: hardly any dark things with few edges are light bars.
    let shortModels =
      model.barcode == nil && (region.polarity == .darkOnLight || !candidates.isEmpty)
      ? addShortCodes(of: &region, refutedBy: model, to: &candidates, trace: &trace) : []
    guard
      !candidates.isEmpty
        || certainCodes == .none && region.edgeCount >= limits.scanning.minimumEdgesOfHalf
    else { return candidates }
    for rendering in renderings.dropFirst(2)
    where !examiner.decision(on: candidates).isSettled {
      let barcodes = zbar.read(&region, as: rendering)
      trace?.add(rendering, region.polarity, barcodes)
      candidates.add(barcodes, polarity: region.polarity)
      candidates.markRefuted(by: model)
      for model in shortModels { candidates.markRefuted(by: model) }
    }
    confirm(&candidates, in: &region, besides: model, examiner: &examiner, trace: &trace)
    return candidates
  }

  /// At a second look there are many places with few edges, most of which a heavy blur explains; beside a
  /// certain code most of what is left is print.
  func modelStage(_ layout: SymbolLayout) -> ModelStage {
    var limits = limits.modelDecoding
    if certainCodes == .elsewhere { limits.search.places = limits.search.placesBesideCode }
    return ModelStage(layout: layout, limits: limits, triesBlurredParts: !isSecondLook)
  }

  /// Whether a region in which zbar reads nothing is hardly any symbol, and the model is not asked.
  private func isUnlikely(_ region: inout RectifiedRegion) -> Bool {
    let limits = limits.scanning
    return certainCodes == .here
      || certainCodes == .elsewhere && region.edgeCount < edgesBesideCode
      // Of dark things with few edges, hardly any are light bars: those that are have rows alike.
      || (certainCodes == .elsewhere || isSecondLook
        || region.polarity == .lightOnDark && region.edgeCount < limits.minimumEdgesOfLightBars)
        && !region.hasRowsAlike(samplesPerModule: Rendering.all[0].samplesPerModule)
  }

  /// Asks the model for codes that zbar reads, where zbar has seen their ends: the region may go on to the
  /// edge of the label, or have lost a part of the symbol.
  private func confirm(
    _ candidates: inout [CandidateBarcode], in region: inout RectifiedRegion,
    besides long: ModelResult, examiner: inout SymbolExaminer, trace: inout ReaderTrace?
  ) {
    let limits = limits.modelDecoding
    for candidate in candidates
    where candidate.views > 1 && !candidate.isConfirmed
      && !examiner.decision(on: candidates).isSettled
    {
      let layout = candidate.barcode.symbology.layout
      let model = ModelStage(layout: layout, limits: limits)
        .result(on: &region, at: candidate.barcode.quad)
      trace?.add(model.crossCheck?.explanation, layout: layout, region.polarity, limits)
      guard let barcode = model.barcode, barcode.gtin == candidate.barcode.gtin,
        model.explains(much: limits.betterNoiseRatio, betterThan: long)
      else { continue }
      candidates.add([barcode], polarity: region.polarity)
    }
  }

  /// Adds the short codes that the model reads in a region with about as many edges as they have, and
  /// returns its results.
  private func addShortCodes(
    of region: inout RectifiedRegion, refutedBy long: ModelResult,
    to candidates: inout [CandidateBarcode], trace: inout ReaderTrace?
  ) -> [ModelResult] {
    let layouts = [SymbolLayout.ean8, .upcE].filter {
      ($0.edgeCount - limits.scanning.maximumHiddenEdges...$0.symbology.maximumEdges)
        .contains(region.edgeCount)
    }
    return layouts.map { layout in
      let model = modelStage(layout).result(on: &region)
      trace?.add(
        model.crossCheck?.explanation, layout: layout, region.polarity, limits.modelDecoding)
      if let barcode = model.barcode, !long.refutes(barcode) {
        candidates.add([barcode], polarity: region.polarity)
      }
      candidates.markRefuted(by: model)
      return model
    }
  }
}
