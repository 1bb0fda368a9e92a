import Imaging

/// Light that hides a part of the bars, wherever it crosses them.
struct LightOnBars {
  /// How much of the bars' place it hides: from 0 to 1.
  let part: Double
  /// The middle of what it hides, as a part of their width; 0.5 wherever that is neither to the left nor to the right.
  let place: Double

  private static let middle = 0.4...0.6
  private static let samplesPerModule = 4.0
  private static let rows = 16

  /// Nil where nothing is hidden, or paper may be as white.
  init?(_ region: BarRegion, in image: LumaImage, _ limits: RectifyingLimits) {
    let symbol = Double(SymbolLayout.ean13.moduleCount)
    let strip = Rectifier(
      samplesPerPixel: Self.samplesPerModule * symbol / region.length, bands: Self.rows
    ).strip(of: region, in: image)
    let glare = Glare(
      in: strip, rows: 0..<strip.rows, samplesPerModule: Self.samplesPerModule, .darkOnLight, limits
    )
    let hidden = strip.hidden(by: glare)
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    let columns = margin..<strip.columns - margin
    let places = hidden.indices.filter { hidden[$0] && columns.contains($0 % strip.columns) }
      .map { Double($0 % strip.columns - margin) / Double(columns.count) }
    guard !places.isEmpty else { return nil }
    part = Double(places.count) / Double(strip.rows * columns.count)
    let mean = places.reduce(0, +) / Double(places.count)
    place = Self.middle.contains(mean) ? 0.5 : mean
  }
}
