import Barcodes
import Imaging

/// A region of a picture and its strips; each strip is resampled once and then kept.
struct RectifiedRegion {
  let region: BarRegion
  /// How many edges between bar and space there are across the region.
  let edgeCount: Int
  private let image: LumaImage
  /// Where each part of the symbol is seen, in pixels across the region from its centre; nil where
  /// the strips are not to be unbent.
  private var bend: BendCurve?
  private var strips: [(samplesPerModule: Double, strip: Strip)] = []

  /// How many rows a strip has.
  static let rows = 24

  init(_ finding: RegionRefiner.Finding, in image: LumaImage) {
    region = finding.region
    edgeCount = finding.edgeCount
    self.image = image
  }

  /// The region resampled with its bars upright.
  ///
  /// - Parameter samplesPerModule: columns for each module of an EAN-13 symbol that fills the
  ///   region.
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

  /// The same region with all modules of the symbol equally wide; nil where no sequence of edges
  /// fits a symbol of that layout.
  ///
  /// - Parameter samplesPerModule: the resolution at which the edges are measured.
  mutating func unbent(_ layout: SymbolLayout, samplesPerModule: Double) -> RectifiedRegion? {
    let strip = strip(samplesPerModule: samplesPerModule)
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
  ///
  /// - Parameter samplesPerModule: the resolution at which it is looked at.
  mutating func isOneSymbol(samplesPerModule: Double) -> Bool {
    let strip = strip(samplesPerModule: samplesPerModule)
      .normalized(radius: Int(30 * samplesPerModule))
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    return strip.showsWholeSymbol(in: margin..<(strip.columns - margin))
  }
}
