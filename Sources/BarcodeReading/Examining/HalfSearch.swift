import Barcodes
import Imaging
import RealModule

/// Looks for the halves of a long symbol around a reading, wherever they are and however wide.
///
/// zbar puts a code together from halves, and where it says it met the symbol is where it had read the second one to
/// its end: at an end of the symbol, at its middle, or in the symbol beside it.
struct HalfSearch {
  /// A half that is seen clearly.
  struct Half {
    /// Where the whole symbol is, as fractions of the reading's width.
    let extent: ClosedRange<Double>
    /// How much what is beside it looks like the other half, however wide.
    let likenessOfOther: Float
  }

  /// Those that are seen clearly, in either direction of reading.
  let halves: [Half]

  /// How far around a reading halves are looked for, as fractions of its width.
  private static let reach = -1.0...2.0
  /// How wide a reading may be, in modules: from most of one half, which has 48, to two symbols and the space
  /// between them.
  private static let widths: ClosedRange<Float> = 38...240
  /// The narrowest module that zbar reads, in pixels.
  private static let leastModule: Float = 0.8
  /// As many columns a reading are enough for two a module in the widest.
  private static let columns = 480.0
  /// So many bands show how the bars lean.
  private static let rows = 24
  /// From one width of a module to the next: then the end of a half is within three quarters of a module.
  private static let widthStep: Float = 1.03

  /// Nil for a reading without extent, and for a short code, which is easily found in other bars.
  init?(of barcode: Barcode, in image: LumaImage, polarity: Polarity, _ limits: ExaminingLimits) {
    let layout = barcode.symbology.layout
    guard !barcode.symbology.isShort, let place = BarRegion(of: barcode, extent: Self.reach) else {
      return nil
    }
    let width = place.length / (Self.reach.upperBound - Self.reach.lowerBound)
    let raw = Rectifier(
      samplesPerPixel: min(1, Self.columns / width), bands: Self.rows, polarity: polarity
    ).strip(of: place, in: image)
    let even = raw.normalized(radius: 30)
    let shear = Straightener(reach: 6).shear(of: even)
    let strip = raw.sheared(by: shear)
    let line = strip.profile(of: 0..<strip.rows)
    // The other half may have far less contrast, such as under glare.
    let evenLine = even.sheared(by: shear).profile(of: 0..<strip.rows)
    let shape = DrawnShape(
      layout.bars(ofDigits: layout.decoder.modules(of: layout.patterns(of: barcode))),
      grid: layout.decoder.grid, clearLikeness: limits.placedLikeness)
    let reading = Float(width / raw.step)
    let widths =
      max(
        reading / Self.widths.upperBound, Self.leastModule / Float(raw.step))..<max(
        reading / Self.widths.lowerBound, Self.leastModule / Float(raw.step))
    func fraction(_ column: Float) -> Double {
      strip.place(ofColumn: Double(column)) / width + 0.5
    }
    var halves: [Half] = []
    for isReversed in [false, true] {
      let profiles = [line, evenLine].map {
        CumulativeProfile((isReversed ? $0.reversed : $0).samples)
      }
      let (left, right) = layout.halves
      for (half, other) in [(left, right), (right, left)] {
        guard let place = Self.best(of: half, in: profiles[0], modules: widths, shape, layout),
          place.likeness > limits.halfLikeness
        else { continue }
        let geometry =
          isReversed ? place.geometry.reversed(length: Float(profiles[0].count)) : place.geometry
        let likenesses = profiles.map {
          Self.likeness(of: other, beside: place.geometry, in: $0, shape)
        }
        halves.append(
          Half(
            extent: fraction(geometry.start)...fraction(geometry.end),
            likenessOfOther: likenesses.max() ?? 0))
      }
    }
    self.halves = halves
  }

  /// How much a half looks like itself where it has the middle of the symbol as the other one has it: seen aslant it
  /// is wider or narrower.
  private static func likeness(
    of modules: Range<Int>, beside other: ModuleGeometry, in profile: CumulativeProfile,
    _ shape: DrawnShape
  ) -> Float {
    let cells = ModuleGrid.cells(of: modules)
    let (middle, width) = ((other.start + other.end) / 2, other.end - other.start)
    var likeness: Float = 0
    for step in -16...16 {
      let half = width * Float.pow(widthStep, Float(step)) / 2
      for shift: Float in [-0.01, -0.005, 0, 0.005, 0.01] {
        let centre = middle + shift * width
        let place = shape.place(
          at: ModuleGeometry(start: centre - half, end: centre + half), in: profile, cells: cells)
        likeness = max(likeness, place.likeness)
      }
    }
    return likeness
  }

  /// The place on a profile that looks most like a half, as that of the whole symbol.
  ///
  /// - Parameter widths: how wide a module may be, in samples.
  private static func best(
    of modules: Range<Int>, in profile: CumulativeProfile, modules widths: Range<Float>,
    _ shape: DrawnShape, _ layout: SymbolLayout
  ) -> DrawnShape.Place? {
    let cells = ModuleGrid.cells(of: modules)
    var best: DrawnShape.Place?
    var module = widths.upperBound
    while module > widths.lowerBound {
      // All of the half is on the profile.
      let last = Float(profile.count) - Float(modules.upperBound) * module
      for start in stride(from: -Float(modules.lowerBound) * module, through: last, by: module / 2)
      {
        let geometry = ModuleGeometry(
          start: start, end: start + module * Float(layout.moduleCount))
        let place = shape.place(at: geometry, in: profile, cells: cells)
        if place.likeness > best?.likeness ?? 0 { best = place }
      }
      module /= widthStep
    }
    return best
  }
}
