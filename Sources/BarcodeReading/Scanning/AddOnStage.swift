import Barcodes
import Imaging
import RealModule

/// zbar on a symbol and what is to the right of it, to find an add-on (GS1 General Specifications,
/// clause 5.2.2.3.2: 7 to 12 modules of space, then 20 or 47 modules).
struct AddOnStage {
  let limits: ReaderLimits

  /// A copy with the add-on; unchanged if there is none.
  func complete(
    _ barcode: Barcode, in image: LumaImage, polarity: Polarity = .darkOnLight
  ) -> Barcode {
    let modules = Double(barcode.symbology.moduleCount)
    let stretch = (modules + limits.scanning.addOnReach) / modules
    guard mayHaveAddOn(barcode, within: stretch, in: image),
      let place = BarRegion(of: barcode, extent: 0...stretch)
    else { return barcode }
    var region = RectifiedRegion(
      .init(region: place, edgeCount: 0), in: image, polarity: polarity,
      limits: limits.rectifying)
    let rendering = Rendering(samplesPerModule: 6, contrastReach: 20, gain: 160)
    let columns = Double(region.strip(samplesPerModule: rendering.samplesPerModule).columns)
    let end = columns * (Rectifier.margin + 1 / stretch) / (1 + 2 * Rectifier.margin)
    var zbar = RectifiedStage()
    let addOn = zbar.symbols(in: &region, as: rendering).first { symbol in
      symbol.addOn != nil && symbol.quality >= limits.scanning.minimumAddOnLines
        && symbol.points.contains { $0.x > limits.scanning.addOnStart * end }
    }
    return addOn?.addOn.map { barcode.adding($0) } ?? barcode
  }

  /// Whether there is more than paper to the right of a symbol, from two modules after its end on.
  private func mayHaveAddOn(_ barcode: Barcode, within stretch: Double, in image: LumaImage) -> Bool
  {
    let start = 1 + 2 / Double(barcode.symbology.moduleCount)
    // What is looked at has margins on both sides.
    let margin = Rectifier.margin * (stretch - start) / (1 + 2 * Rectifier.margin)
    guard let place = BarRegion(of: barcode, extent: start + margin...stretch - margin) else {
      return true
    }
    return RegionRefiner(limits: limits.rectifying).glance(
      at: place, in: image, fewerThan: limits.scanning.minimumEdgesOfAddOn) == nil
  }
}
