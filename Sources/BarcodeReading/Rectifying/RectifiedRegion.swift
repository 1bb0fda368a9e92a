import Barcodes
import Imaging

/// A region of a picture and its strips; each strip is resampled once and then kept.
struct RectifiedRegion {
  let region: BarRegion
  /// How many edges between bar and space there are across the region.
  let edgeCount: Int
  let image: LumaImage
  /// Its strips are as if its bars were dark and printed like that.
  private(set) var polarity: Polarity
  /// Where each part of the symbol is seen, in pixels across the region from its centre; nil where
  /// the strips are not to be unbent.
  private var bend: BendCurve?
  private var strips: [(samplesPerModule: Double, strip: Strip, isLit: Bool)] = []
  /// The same with their contrast normalized.
  private var evenStrips: [(samplesPerModule: Double, radius: Int, strip: Strip)] = []

  let limits: RectifyingLimits

  /// How many rows a strip has.
  static let rows = 24

  init(
    _ finding: RegionRefiner.Finding, in image: LumaImage, polarity: Polarity = .darkOnLight,
    limits: RectifyingLimits
  ) {
    region = finding.region
    edgeCount = finding.edgeCount
    self.image = image
    self.polarity = polarity
    self.limits = limits
  }

  /// The region resampled with its bars upright, without glare.
  ///
  /// - Parameter samplesPerModule: columns for each module of an EAN-13 symbol that fills the
  ///   region.
  mutating func strip(samplesPerModule: Double) -> Strip {
    if let known = strips.first(where: { $0.samplesPerModule == samplesPerModule }) {
      return known.strip
    }
    let raw = Rectifier(
      samplesPerPixel: samplesPerModule * Double(Symbology.ean13.moduleCount) / region.length,
      bands: Self.rows, polarity: polarity
    ).strip(of: region, in: image)
    let even = raw.normalized(radius: Int(limits.contrastReach * samplesPerModule))
    var strip = raw.sheared(by: Straightener(reach: Int(samplesPerModule / 2)).shear(of: even))
    if let bend { strip = strip.unbent(by: bend) }
    strip = strip.withoutLighterGround(samplesPerModule: samplesPerModule, limits)
    let unlit = strip.withoutGlare(samplesPerModule: samplesPerModule, polarity, limits)
    strips.append((samplesPerModule, unlit ?? strip, isLit: unlit != nil))
    return unlit ?? strip
  }

  /// The same with its local contrast normalized.
  ///
  /// - Parameter reach: how far around a sample its contrast is measured, in modules.
  mutating func evenStrip(samplesPerModule: Double, reach: Double? = nil) -> Strip {
    let radius = Int((reach ?? limits.contrastReach) * samplesPerModule)
    let known = evenStrips.first {
      $0.samplesPerModule == samplesPerModule && $0.radius == radius
    }
    if let known { return known.strip }
    let even = strip(samplesPerModule: samplesPerModule).normalized(radius: radius)
    evenStrips.append((samplesPerModule, radius, even))
    return even
  }

  /// Makes all modules of the symbol equally wide. False where no sequence of edges fits a symbol of that
  /// layout.
  ///
  /// - Parameter samplesPerModule: the resolution at which the edges are measured.
  mutating func unbend(_ layout: SymbolLayout, samplesPerModule: Double) -> Bool {
    let strip = strip(samplesPerModule: samplesPerModule)
    let unbender = Unbender(layout: layout, limits: limits)
    guard let bend = unbender.bend(of: strip.profile(of: 0..<strip.rows)) else { return false }
    self = unbent(by: strip.places(along: bend))
    return true
  }

  /// Whether its rows all show about the same, as those of bars do and those of print do not.
  ///
  /// - Parameter samplesPerModule: the resolution at which they are looked at.
  mutating func hasRowsAlike(samplesPerModule: Double) -> Bool {
    let strip = strip(samplesPerModule: samplesPerModule)
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    return strip.likeness(in: margin..<strip.columns - margin) > limits.alikeRows
  }

  /// The same region as it would be flat, if it is seen like that.
  func unrolled(from view: CylinderView) -> RectifiedRegion {
    unbent(by: view.bend(length: region.length))
  }

  private func unbent(by bend: BendCurve) -> RectifiedRegion {
    var unbent = self
    (unbent.strips, unbent.evenStrips) = ([], [])
    unbent.bend = bend
    return unbent
  }

  /// The same region with light for dark.
  var negative: RectifiedRegion {
    var negative = self
    negative.polarity = polarity.opposite
    negative.evenStrips = []
    // White bars are no glare.
    negative.strips.removeAll { $0.isLit }
    for index in negative.strips.indices {
      negative.strips[index].strip.values = negative.strips[index].strip.values.map { 255 - $0 }
    }
    return negative
  }

  /// Whether both halves have something dark that is wider than any bar, as a light symbol's quiet zones
  /// are.
  ///
  /// - Parameter samplesPerModule: the resolution at which it is looked at.
  mutating func mayHaveLightBars(samplesPerModule: Double) -> Bool {
    let strip = evenStrip(samplesPerModule: samplesPerModule)
    let profile = strip.mean(of: 0..<strip.rows)
    let middle = profile.count / 2
    return [profile[..<middle], profile[middle...]].allSatisfy { half in
      var (run, longest) = (0, 0)
      for value in half {
        run = value < 0 ? run + 1 : 0
        longest = max(longest, run)
      }
      return Double(longest) > limits.widestBar * samplesPerModule
    }
  }

  /// Whether the region shows one symbol and not halves of two.
  ///
  /// - Parameter samplesPerModule: the resolution at which it is looked at.
  mutating func isOneSymbol(samplesPerModule: Double) -> Bool {
    let strip = evenStrip(samplesPerModule: samplesPerModule)
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    return strip.showsWholeSymbol(in: margin..<(strip.columns - margin), limits)
  }
}
