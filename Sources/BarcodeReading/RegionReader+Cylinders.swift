import Barcodes
import Imaging

extension RegionReader {
  /// The long code that the model is certain of in a region if that is seen around a cylinder: one at most.
  ///
  /// Short symbols are too narrow to go far around one.
  func candidatesAround(
    _ region: inout RectifiedRegion, examiner: inout SymbolExaminer, trace: inout ReaderTrace?
  ) -> [CandidateBarcode] {
    guard !limits.leftOut.contains(.cylinders),
      region.edgeCount >= limits.scanning.minimumEdgesAround,
      region.hasRowsAlike(samplesPerModule: ModelStage.samplesPerModule)
    else { return [] }
    let stage = modelStage(.ean13)
    let region = region
    let views = CylinderView.all.map { view in
      var unrolled = region.unrolled(from: view)
      return (misfit: stage.misfit(on: &unrolled), view: view, region: unrolled)
    }
    let likeliest = views.sorted { $0.misfit < $1.misfit }
    for (_, view, unrolled) in likeliest.prefix(limits.scanning.viewsAround) {
      // Once the modules are about equally wide, the rest is found by the edges.
      for isBent in [false, true] {
        var place = unrolled
        guard !isBent || place.unbend(.ean13, samplesPerModule: ModelStage.samplesPerModule) else {
          continue
        }
        let model = stage.result(on: &place)
        trace?.add(
          model.crossCheck?.explanation, layout: .ean13, region.polarity, limits.modelDecoding)
        guard let barcode = model.barcode else { continue }
        let axis = region.region.across
        let (start, end) = (barcode.quad.corners[0], barcode.quad.corners[1])
        let isBackwards = (end.x - start.x) * axis.x + (end.y - start.y) * axis.y < 0
        let candidate = CandidateBarcode(
          barcode, polarity: region.polarity, view: isBackwards ? view.mirrored : view)
        if examiner.decision(on: [candidate]).isSettled { return [candidate] }
      }
    }
    return []
  }
}
