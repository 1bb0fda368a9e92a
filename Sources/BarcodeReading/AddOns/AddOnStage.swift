import Barcodes
import Imaging

/// Looks for an add-on to the right of a symbol (GS1 General Specifications, clause 5.2.2.3.2: 7 to 12 modules of
/// space, then 20 or 47 modules): with the model where that explains the symbol, and else with zbar.
struct AddOnStage {
  let limits: ReaderLimits

  /// A symbol with the place of its add-on, resampled.
  private struct Place {
    let barcode: Barcode
    /// How many times as wide as the symbol it is.
    let stretch: Double
    var region: RectifiedRegion

    /// The column at a fraction of the symbol's width; its ends are 0 and 1.
    func column(of fraction: Double, in strip: Strip) -> Double {
      Double(strip.columns) * (Rectifier.margin + fraction / stretch)
        / (1 + 2 * Rectifier.margin)
    }
  }

  /// A copy with the add-on; unchanged if there is none.
  func complete(
    _ barcode: Barcode, in image: LumaImage, polarity: Polarity = .darkOnLight
  ) -> Barcode {
    let modules = Double(barcode.symbology.moduleCount)
    let stretch = (modules + limits.addOns.reach) / modules
    guard mayHaveAddOn(barcode, within: stretch, in: image),
      let region = BarRegion(of: barcode, extent: 0...stretch)
    else { return barcode }
    var place = Place(
      barcode: barcode, stretch: stretch,
      region: RectifiedRegion(
        .init(region: region, edgeCount: 0), in: image, polarity: polarity,
        limits: limits.rectifying))
    let modelled = modelledSymbol(of: &place)
    let addOn = modelled.map { self.addOn(beside: $0, of: barcode) } ?? readByZBar(&place)
    return addOn.map { barcode.adding($0) } ?? barcode
  }

  private func readByZBar(_ place: inout Place) -> AddOn? {
    let rendering = Rendering(samplesPerModule: 6, contrastReach: 20, gain: 160)
    let strip = place.region.strip(samplesPerModule: rendering.samplesPerModule)
    let start = limits.addOns.start * place.column(of: 1, in: strip)
    var zbar = RectifiedStage()
    return zbar.symbols(in: &place.region, as: rendering).first { symbol in
      symbol.addOn != nil && symbol.quality >= limits.addOns.minimumLines
        && symbol.points.contains { $0.x > start }
    }?.addOn
  }

  /// A symbol as the model explains it.
  private struct ModelledSymbol {
    let parameters: SymbolParameters
    let profile: LumaProfile
    /// Halves of the rows of the profile.
    let bands: [LumaProfile]
  }

  /// Nil where the model does not find the digits that were read.
  private func modelledSymbol(of place: inout Place) -> ModelledSymbol? {
    let layout = place.barcode.symbology.layout
    let strip = place.region.strip(
      samplesPerModule: ModelStage.samplesPerModule * place.stretch)
    // The digits of an add-on may be printed above its bars, which are as low as the symbol's.
    let rows = strip.rows / 3..<strip.rows
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let profile = strip.profile(of: rows)
    let span = Float(place.column(of: 0, in: strip))...Float(place.column(of: 1, in: strip))
    guard
      let symbol = layout.decoder(limits.modelDecoding).explain(
        profile, spans: [span], maximumMisfit: limits.modelDecoding.search.startMisfit),
      !symbol.isReversed, let fit = symbol.lines.bestLine?.fit,
      let digits = SymbolText.digits(of: symbol.patterns, in: layout),
      GTIN(printed: digits.map(String.init).joined(), as: layout.symbology) == place.barcode.gtin
    else { return nil }
    return ModelledSymbol(
      parameters: fit.parameters, profile: profile,
      bands: [rows.lowerBound..<middle, middle..<rows.upperBound].map { strip.profile(of: $0) })
  }

  private func addOn(beside symbol: ModelledSymbol, of barcode: Barcode) -> AddOn? {
    AddOnDecoder(limits: limits.addOns, modelLimits: limits.modelDecoding).decode(
      symbol.profile, beside: symbol.parameters, of: barcode.symbology.layout,
      bands: symbol.bands)
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
      at: place, in: image, fewerThan: limits.addOns.minimumEdges) == nil
  }
}
