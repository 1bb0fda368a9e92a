import Barcodes

/// Symbols side by side with so little space between them that they were located as one.
extension RectifiedRegion {
  /// The symbols of the region from left to right, each as a region of its own; empty where it does not show several.
  ///
  /// - Parameter samplesPerModule: the resolution at which it is looked at.
  mutating func neighbours(samplesPerModule: Double) -> [RegionRefiner.Finding] {
    let strip = evenStrip(samplesPerModule: samplesPerModule)
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    // Of two symbols a module is half as wide.
    let module = samplesPerModule / 2
    let edges = ProfileEdges(
      Array(strip.mean(of: 0..<strip.rows)[margin..<strip.columns - margin]),
      reach: Int(Float(module) * limits.edgeReach),
      change: (limits.changeOfNeighbours, limits.changeOfNeighbours))
    let symbols = split(edges.positions)
    guard symbols.count > 1 else { return [] }
    return symbols.map { edges in
      let (first, last) = (Int(edges[0]), Int(edges[edges.count - 1]))
      return RegionRefiner.Finding(
        region: region.fitted(
          to: strip, rows: 0..<strip.rows, columns: margin + first..<margin + last + 1,
          shear: Shear()),
        edgeCount: edges.count)
    }
  }

  /// The edges of each symbol: they are parted where a gap is wider than any in the symbols on its two sides.
  private func split(_ edges: [Float]) -> [[Float]] {
    let gaps = edges.indices.dropFirst().sorted {
      edges[$0] - edges[$0 - 1] > edges[$1] - edges[$1 - 1]
    }
    for next in gaps.prefix(limits.widestGaps) {
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
