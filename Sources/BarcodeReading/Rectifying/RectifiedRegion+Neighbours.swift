import Barcodes

/// Symbols side by side with so little space between them that they were located as one.
extension RectifiedRegion {
  /// How much beside the region is looked at, in modules: so much that its first and last bars have both edges, and not
  /// so much that other symbols begin there.
  private static let beside = 1.5

  /// The symbols of the region from left to right, each as a region of its own; empty where it does not show several.
  ///
  /// - Parameter samplesPerModule: the resolution at which it is looked at.
  mutating func neighbours(samplesPerModule: Double) -> [RegionRefiner.Finding] {
    // Of two symbols a module is half as wide.
    let edges = edges(samplesPerModule: samplesPerModule, module: samplesPerModule / 2)
    let symbols = split(edges)
    guard symbols.count > 1 else { return [] }
    return symbols.flatMap { symbol in
      // Of many symbols in a row, edges are lost until each is looked at by itself.
      var part = RectifiedRegion(
        finding(ofEdges: symbol, samplesPerModule: samplesPerModule), in: image,
        polarity: polarity, limits: limits)
      let parts = part.neighbours(samplesPerModule: samplesPerModule)
      return parts.isEmpty
        ? [part.measured(samplesPerModule: samplesPerModule, amongEdges: edges.count)] : parts
    }
  }

  /// One of several symbols with its own ends and edges.
  ///
  /// - Parameter count: how many edges all of them have. It counts where those of the part are not as many as a symbol's:
  ///   a short code is not believed then.
  private mutating func measured(
    samplesPerModule: Double, amongEdges count: Int
  ) -> RegionRefiner.Finding {
    let edges = edges(samplesPerModule: samplesPerModule, module: samplesPerModule)
    guard edges.count > 1 else { return RegionRefiner.Finding(region: region, edgeCount: count) }
    let finding = finding(ofEdges: edges, samplesPerModule: samplesPerModule)
    return finding.hasEdgesOfSymbol
      ? finding : RegionRefiner.Finding(region: finding.region, edgeCount: count)
  }

  /// The edges across the region, in columns of its strip.
  ///
  /// Narrow bars under a blur do not reach the mean: edges are between local extremes.
  private mutating func edges(samplesPerModule: Double, module: Double) -> [Float] {
    let strip = evenStrip(samplesPerModule: samplesPerModule)
    let margin = Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns)
    let first = max(0, Int(margin - Self.beside * samplesPerModule))
    let edges = ProfileEdges(
      Array(strip.mean(of: 0..<strip.rows)[first..<strip.columns - first]),
      reach: Int(Float(module) * limits.edgeReach),
      change: (limits.minimumChangeOfNeighbours, limits.minimumChangeOfNeighbours))
    return edges.positions.map { Float(first) + $0 }
  }

  /// The part of the region from the first to the last of some edges.
  private mutating func finding(
    ofEdges edges: [Float], samplesPerModule: Double
  ) -> RegionRefiner.Finding {
    let strip = evenStrip(samplesPerModule: samplesPerModule)
    // What is left of their lean is found when the part is resampled.
    let part = region.fitted(
      to: strip, rows: 0..<strip.rows, columns: Int(edges[0])..<Int(edges[edges.count - 1]) + 1,
      shear: Shear())
    return RegionRefiner.Finding(region: part, edgeCount: edges.count)
  }

  /// The edges of each symbol: they are parted where a gap is wider than any in the symbols on its two sides.
  private func split(_ edges: [Float]) -> [[Float]] {
    let gaps = edges.indices.dropFirst().sorted {
      edges[$0] - edges[$0 - 1] > edges[$1] - edges[$1 - 1]
    }
    for next in gaps.prefix(limits.triedGaps) {
      let sides = [Array(edges[..<next]), Array(edges[next...])]
      let gap = edges[next] - edges[next - 1]
      let isBetweenSymbols = sides.allSatisfy { side in
        side.count >= limits.edgesOfNeighbours
          && gap > Float(limits.maximumGap) * Self.module(ofSymbolWith: side)
      }
      if isBetweenSymbols { return sides.flatMap(split) }
    }
    return [edges]
  }

  /// How wide a module of a symbol is: of all symbologies about as many edges are in so many modules.
  private static func module(ofSymbolWith edges: [Float]) -> Float {
    let layout = SymbolLayout.ean13
    return (edges[edges.count - 1] - edges[0]) / Float(layout.moduleCount)
      * Float(layout.edgeCount) / Float(edges.count)
  }
}
