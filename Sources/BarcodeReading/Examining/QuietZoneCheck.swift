/// Looks for bars beyond the ends of a symbol.
///
/// The left half of a long symbol ends in five of the six modules that a UPC-E symbol ends in, and the bar
/// beside it is the sixth; where the paper ends a module before the bars, that holds for its negative too.
/// What goes on with bars is a part of something longer.
struct QuietZoneCheck {
  private let sighting: SymbolSighting
  private let limits: ExaminingLimits

  init(_ sighting: SymbolSighting, _ limits: ExaminingLimits) {
    (self.sighting, self.limits) = (sighting, limits)
  }

  /// Whether the bars go on at one end as far as a quiet zone would be.
  var isBarred: Bool {
    [false, true].contains { isEnd in
      edgeCount(beyond: isEnd) >= limits.edgesBeyond
    }
  }

  /// Samples for each module, of which a narrow bar or space keeps two that are clear.
  private static let samplesPerModule = 4

  /// How many edges between bar and space there are beyond the symbol's beginning or its end.
  private func edgeCount(beyond isEnd: Bool) -> Int {
    let parameters = sighting.fit.parameters
    let (geometry, light) = (parameters.geometry, parameters.illumination)
    let fraction: Float = isEnd ? 1 : 0
    let terms = Illumination.terms(at: fraction)
    let (paper, contrast) = ((light.paper * terms).sum(), (light.contrast * terms).sum())
    let module = geometry.pitch(at: fraction) / Float(sighting.refinement.layout.moduleCount)
    let step = module / Float(Self.samplesPerModule) * (isEnd ? 1 : -1)
    let edge = geometry.position(at: fraction)
    let samples = sighting.refinement.samples
    var (count, isDark) = (0, true)
    for index in 0..<limits.quietModules * Self.samplesPerModule {
      let place = Int(edge + (Float(index) + 0.5) * step)
      guard samples.indices.contains(place) else { break }
      let darkness = (paper - samples[place]) / max(contrast, 1e-3)
      if isDark ? darkness < limits.clearSpace : darkness > limits.clearBar {
        count += 1
        isDark.toggle()
      }
    }
    // The first is that of the symbol's own bar.
    return count - 1
  }
}
