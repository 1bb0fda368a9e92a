import Barcodes
import Imaging
import RealModule

/// The place of a reading, resampled with its bars upright, and what is above and below it.
struct ExaminedPlace {
  /// The rows above the reading, those on it and those below it.
  private(set) var strip: Strip
  /// The same, neither unrolled nor unbent.
  private var flat: Strip
  private let rectifier: Rectifier
  private let image: LumaImage
  private let polarity: Polarity
  private let limits: RectifyingLimits
  private var glare: Glare?
  /// Nil where the strip is lit as the picture is.
  private var light: EvenLight?
  /// Which samples of the strip glare hides, row by row; empty where it hides none.
  private var hidden: [Bool]

  /// The rows on the reading.
  static let rows = 14..<38
  /// All rows.
  private static let rowCount = 52
  /// Columns for each module.
  private static let samplesPerModule = 4.0

  /// Stiff enough not to follow the step from one label to another.
  private static let bendTerms = 6

  /// Nil for a reading without extent.
  ///
  /// - Parameters:
  ///   - extent: where the symbol is, as a fraction of the reading's width: 0...1 unless the
  ///   reading shows only half of it.
  ///   - view: how the symbol is seen; nil unless around a cylinder.
  init?(
    _ barcode: Barcode, extent: ClosedRange<Double>, in image: LumaImage, polarity: Polarity,
    view: CylinderView? = nil, _ readerLimits: ReaderLimits
  ) {
    limits = readerLimits.rectifying
    (self.image, self.polarity) = (image, polarity)
    guard let place = BarRegion(of: barcode, extent: extent) else { return nil }
    let modules = Double(barcode.symbology.moduleCount)
    // A reading has corners only: how the bars fan out and bend is measured again.
    let coarse = Rectifier(
      samplesPerPixel: 2 * modules / place.length, bands: Self.rows.count, polarity: polarity
    ).strip(of: place, in: image)
    let shear = Straightener(reach: 6).shear(of: coarse.normalized(radius: 30))
    var tall = place.fitted(
      to: coarse, rows: 0..<coarse.rows, columns: 0..<coarse.columns, shear: shear)
    tall.length /= 1 + 2 * Rectifier.margin
    tall.height *= Double(Self.rowCount) / Double(Self.rows.count)
    rectifier = Rectifier(
      samplesPerPixel: Self.samplesPerModule * modules / place.length, bands: Self.rowCount,
      polarity: polarity)
    let flat = rectifier.strip(of: tall, in: image)
    self.flat = flat
    strip = view.map { flat.unbent(by: $0.bend(length: place.length)) } ?? flat
    glare = Glare(
      in: flat, rows: Self.rows, samplesPerModule: Self.samplesPerModule, polarity,
      limits)
    hidden = strip.hidden(by: glare)
  }

  /// Where a symbol may be, as fractions of its reading's width: where zbar put it together from its
  /// halves, the reading may be on one of them.
  static func extents(of symbology: Symbology) -> [ClosedRange<Double>] {
    symbology == .upcE ? [0...1] : [0...1, -1...1, 0...2]
  }

  /// The mean of some rows, which may be above or below those of the strip, where glare does not hide them.
  func profile(of rows: Range<Int>) -> LumaProfile {
    if rows.clamped(to: 0..<strip.rows) == rows {
      return hidden.isEmpty ? strip.profile(of: rows) : profile(ofRows: Array(rows))
    }
    let flat = rectifier.strip(of: flat.region, in: image, part: rows)
    let lit = light?.evened(flat, polarity) ?? flat
    let outer = strip.bend.map(lit.unbent) ?? lit
    return outer.profile(of: Array(0..<outer.rows), leavingOut: outer.hidden(by: glare))
  }

  /// The same of some rows of the strip.
  func profile(ofRows rows: [Int]) -> LumaProfile {
    strip.profile(of: rows, leavingOut: hidden)
  }

  /// The same in even light; nil where it is even.
  func evenlyLit() -> ExaminedPlace? {
    guard light == nil,
      let light = EvenLight(
        in: flat, rows: Self.rows, samplesPerModule: Self.samplesPerModule, limits)
    else { return nil }
    var place = self
    place.light = light
    place.flat = light.evened(flat, polarity)
    place.strip = strip.bend.map(place.flat.unbent) ?? place.flat
    place.glare = Glare(
      in: place.flat, rows: Self.rows, samplesPerModule: Self.samplesPerModule, polarity, limits)
    place.hidden = place.strip.hidden(by: place.glare)
    return place
  }

  /// The same without what something covers.
  func leavingOut(_ covers: [Cover]) -> ExaminedPlace {
    var place = self
    if hidden.isEmpty { place.hidden = [Bool](repeating: false, count: strip.values.count) }
    for cover in covers {
      for row in cover.rows {
        for column in cover.columns.clamped(to: 0..<strip.columns) {
          place.hidden[row * strip.columns + column] = true
        }
      }
    }
    return place
  }

  /// How much of the symbol's place glare hides, in the rows on the reading: from 0 to 1.
  var hiddenPart: Double {
    guard !hidden.isEmpty, let span = strip.profile(of: Self.rows).expectedSpan else { return 0 }
    let columns = Int(span.lowerBound)..<Int(span.upperBound)
    let count = Self.rows.reduce(0) { sum, row in
      let first = row * strip.columns
      return sum + hidden[first + columns.lowerBound..<first + columns.upperBound].count { $0 }
    }
    return Double(count) / Double(Self.rows.count * columns.count)
  }

  /// Whether glare hides bars on a line across the symbol, in each of so many parts of it.
  func hidden(on line: LumaProfile, in count: Int, _ limits: RowLimits) -> [Bool] {
    let isWhite =
      polarity == .lightOnDark
      ? Glare.isWhite(
        betweenLightBarsOf: line, samplesPerModule: Self.samplesPerModule, self.limits)
      : glare.map { line.samples.map($0.isWhite) } ?? []
    guard isWhite.contains(true) else { return [Bool](repeating: false, count: count) }
    let span = line.expectedSpan ?? 0...Float(line.samples.count)
    return (Int(span.lowerBound)..<Int(span.upperBound)).split(in: count).map { columns in
      Double(isWhite[columns].count { $0 }) > limits.hiddenPart * Double(columns.count)
    }
  }

  /// Whether the picture goes as far as some rows, where they cross the symbol at a fraction of its width from the
  /// left.
  func isInPicture(_ rows: Range<Int>, at fraction: Double) -> Bool {
    let region = strip.region
    let middle = Double(rows.lowerBound + rows.upperBound) / 2
    let point = region.point(
      across: (fraction - 0.5) * region.length,
      along: (middle / Double(strip.rows) - 0.5) * region.height)
    return (0...Double(image.width)).contains(point.x)
      && (0...Double(image.height)).contains(point.y)
  }

  /// The same with all modules of the symbol equally wide; nil where no sequence of edges fits a
  /// symbol of that layout.
  func unbent(_ layout: SymbolLayout) -> ExaminedPlace? {
    guard let bend = bend(of: strip.profile(of: Self.rows), layout) else { return nil }
    var place = self
    place.strip = flat.unbent(by: strip.places(along: bend))
    place.hidden = place.strip.hidden(by: glare)
    return place
  }

  /// How the symbol is bent on a line across it, from places in the symbol to samples; nil where no sequence of edges
  /// fits a symbol of that layout.
  func bend(of line: LumaProfile, _ layout: SymbolLayout) -> BendCurve? {
    Unbender(layout: layout, terms: Self.bendTerms, limits: limits).bend(of: line)
  }
}
