import Barcodes
import Imaging

/// A region of a picture and its strips, each resampled once however often it is asked for.
struct RectifiedRegion {
  let region: BarRegion
  /// Changes between bar and space on the way across.
  let edgeCount: Int
  private let image: LumaImage
  /// Where the parts of the symbol lie, in pixels across the region, where they are to be evened out.
  private var bend: BendCurve?
  private var strips: [(samplesPerModule: Double, strip: Strip)] = []

  /// How many rows a strip has.
  static let rows = 24

  init(_ finding: RegionRefiner.Finding, in image: LumaImage) {
    region = finding.region
    edgeCount = finding.edgeCount
    self.image = image
  }

  /// The region resampled, its bars upright.
  ///
  /// - Parameter samplesPerModule: columns a module of an EAN-13 symbol that fills the region.
  mutating func strip(samplesPerModule: Double) -> Strip {
    if let known = strips.first(where: { $0.samplesPerModule == samplesPerModule }) {
      return known.strip
    }
    let raw = Rectifier(
      samplesPerPixel: samplesPerModule * Double(Symbology.ean13.moduleCount) / region.length,
      bands: Self.rows
    ).strip(of: region, in: image)
    let even = raw.normalized(radius: Int(30 * samplesPerModule))
    var strip = raw.sheared(by: Straightener(reach: Int(samplesPerModule / 2)).shear(of: even))
    if let bend { strip = strip.unbent(by: bend) }
    strips.append((samplesPerModule, strip))
    return strip
  }

  /// The same region with the symbol's modules evenly wide; nil where it shows no run of edges that
  /// may be a symbol's.
  mutating func unbent(_ layout: SymbolLayout) -> RectifiedRegion? {
    let strip = strip(samplesPerModule: ModelStage.samplesPerModule)
    guard let bend = Unbender(layout: layout).bend(of: strip.profile(of: 0..<strip.rows)) else {
      return nil
    }
    var unbent = self
    unbent.strips = []
    unbent.bend = bend.mapped(
      scale: Float(strip.step), offset: Float(strip.step) * Float(strip.columns) / -2)
    return unbent
  }

  /// Whether the region shows one symbol and not halves of two.
  mutating func isOneSymbol() -> Bool {
    let samples = Rendering.all[0].samplesPerModule
    let strip = strip(samplesPerModule: samples).normalized(radius: Int(30 * samples))
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    return strip.showsWholeSymbol(in: margin..<(strip.columns - margin))
  }
}
