import Barcodes

/// Decodes a symbol by fitting a model of it to a profile, where zbar would look for edges.
///
/// The model is a row of known patterns with a few parameters: place and width of the modules, blur
/// and light. A coarse search finds where some digits fit. Then the digits (by dynamic programming)
/// and the parameters (by least squares) are improved in turn until neither changes.
///
/// Compare O. Gallo and R. Manduchi, "Reading 1D barcodes with mobile phones using deformable
/// templates", PAMI 2011, and M. Iwen, F. Santosa and R. Ward, "A symbol-based algorithm for decoding
/// bar codes", 2013.
struct ModelDecoder: Sendable {
  let layout: SymbolLayout
  let grid: ModuleGrid
  fileprivate(set) var limits: ModelLimits
  private let search: GridSearch

  init(layout: SymbolLayout = .ean13, limits: ModelLimits = ModelLimits()) {
    self.layout = layout
    self.limits = limits
    grid = ModuleGrid(layout: layout)
    search = GridSearch(layout: layout, grid: grid)
  }

  /// The best explanation of a profile, whether certain or not; nil where nothing like a symbol is
  /// found.
  ///
  /// - Parameter span: where the symbol is, in samples, if that is known.
  func explain(_ profile: LumaProfile, at span: ClosedRange<Float>? = nil) -> ModelExplanation? {
    let spans =
      span.map { [$0] }
      ?? SpanFinder(layout: layout, limits: limits.search).spans(of: profile)
    return settled(profile, spans: spans)
  }

  /// The best explanation of a symbol beside which there are other bars.
  func explainPart(of profile: LumaProfile) -> ModelExplanation? {
    settled(
      profile, spans: SpanFinder(layout: layout, limits: limits.search).spansOfParts(of: profile))
  }

  private func settled(
    _ profile: LumaProfile, spans: [ClosedRange<Float>]
  ) -> ModelExplanation? {
    explain(profile, spans: spans, maximumMisfit: limits.search.startMisfit).map { explanation in
      var explanation = explanation
      if explanation.evidence.noiseRatio < limits.search.hopelessNoiseRatio { settle(&explanation) }
      return explanation
    }
  }

  /// The best explanation with a symbol at about one of some spans.
  ///
  /// - Parameters:
  ///   - spans: where the symbol may be, in samples, the likeliest first.
  ///   - maximumMisfit: starting points with a higher ``GridSearch/Candidate/misfit`` are not
  ///     refined.
  func explain(
    _ profile: LumaProfile, spans: [ClosedRange<Float>], maximumMisfit: Float
  ) -> ModelExplanation? {
    let length = Float(profile.samples.count)
    let forward = refinement(of: profile)
    let backward = refinement(of: profile.reversed)
    var best: ModelExplanation?
    for span in spans where span.upperBound - span.lowerBound >= limits.search.minimumWidth {
      let starts = search.candidates(
        in: profile, around: span, meanDarkness: limits.search.meanDarkness
      )
      .filter { $0.misfit < maximumMisfit }
      .sorted { $0.misfit < $1.misfit }
      for start in starts.prefix(limits.search.starts) {
        let turned = start.parameters.reversed(length: length)
        let isReversed = backward.distance(at: turned) < forward.distance(at: start.parameters)
        let line =
          isReversed ? refine(turned, with: backward) : refine(start.parameters, with: forward)
        guard let line, line.evidence.noiseRatio < best?.evidence.noiseRatio ?? .infinity else {
          continue
        }
        best = ModelExplanation(
          lines: line.lines, evidence: line.evidence, startMisfit: start.misfit,
          isReversed: isReversed)
        if line.evidence.noiseRatio < limits.search.goodNoiseRatio, isCode(line.lines.patterns) {
          return best
        }
      }
    }
    return best
  }

  /// How badly any digits explain a symbol anywhere on a profile: the least ``GridSearch/Candidate/misfit``;
  /// infinite where there is none.
  func misfit(of profile: LumaProfile) -> Float {
    SpanFinder(layout: layout, limits: limits.search).spans(of: profile).flatMap { span in
      search.candidates(in: profile, around: span, meanDarkness: limits.search.meanDarkness)
    }.map(\.misfit).min() ?? .infinity
  }

  /// A refinement on the profile.
  func refinement(of profile: LumaProfile) -> Refinement {
    Refinement(
      layout: layout, grid: grid, samples: profile.samples, limits: limits, hidden: profile.hidden)
  }
}

extension SymbolLayout {
  /// The decoder of its symbols with the usual limits: making one costs as much as a small fit.
  var decoder: ModelDecoder {
    if isAddOn { return digitOffsets.count == Self.addOn5.digitOffsets.count ? .addOn5 : .addOn2 }
    return switch symbology {
    case .ean13, .upcA: .ean13
    case .ean8: .ean8
    case .upcE: .upcE
    }
  }

  /// The same with other limits.
  func decoder(_ limits: ModelLimits) -> ModelDecoder {
    var decoder = decoder
    decoder.limits = limits
    return decoder
  }
}

extension ModelDecoder {
  fileprivate static let ean13 = ModelDecoder(layout: .ean13)
  fileprivate static let ean8 = ModelDecoder(layout: .ean8)
  fileprivate static let upcE = ModelDecoder(layout: .upcE)
  fileprivate static let addOn2 = ModelDecoder(layout: .addOn2)
  fileprivate static let addOn5 = ModelDecoder(layout: .addOn5)
}
