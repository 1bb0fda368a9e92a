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
    let corners = barcode.quad.corners
    let length = corners[0].distance(to: corners[1])
    let height = corners[0].distance(to: corners[3])
    guard length > 0, height > 0 else { return barcode }
    let modules = Double(barcode.symbology.moduleCount)
    let stretch = (modules + limits.scanning.addOnReach) / modules
    let angle = Double.atan2(y: corners[1].y - corners[0].y, x: corners[1].x - corners[0].x)
    let shift = length * (stretch - 1) / 2
    let center = barcode.quad.center
    let place = BarRegion(
      center: Point(
        x: center.x + shift * Double.cos(angle), y: center.y + shift * Double.sin(angle)),
      angle: angle, length: length * stretch, height: height, fan: 0, score: 0)

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
}
