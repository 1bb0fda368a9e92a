import Barcodes
import Imaging

/// What can be said of a place that shows bars, but no code.
///
/// The limits are between what `make bench-reasons` draws with a fault and without it.
struct UnreadSymbol {
  let region: BarRegion
  /// How many edges between bar and space are seen.
  let edgeCount: Int
  /// The part of the width where it is neither as dark as a bar nor as light as a space: a third of a sine
  /// wave, and less than that of bars that are seen clearly.
  let betweenLevels: Double
  /// The same of the rows of a band where it is least: on paper that is not flat, or under a strip of light, the mean
  /// of all rows is blurred although none of them is.
  let leastBetweenLevels: Double
  /// How much of the rows' contrast their mean keeps: 1 where all show the same bars.
  let likeness: Double
  /// Where the edges are, in pixels from the left end.
  private let edges: [Double]
  let limits: DiagnosingLimits

  /// Columns for each module of an EAN-13 symbol that fills the region.
  private static let samplesPerModule = 4.0
  /// On either side of a place the darkest and the lightest are looked for, in modules.
  private static let reach = 10
  private static let bands = 6

  init(_ finding: RegionRefiner.Finding, in image: LumaImage, _ limits: ReaderLimits) {
    self.limits = limits.diagnosing
    (region, edgeCount) = (finding.region, finding.edgeCount)
    var rectified = RectifiedRegion(finding, in: image, limits: limits.rectifying)
    let strip = rectified.strip(samplesPerModule: Self.samplesPerModule)
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    let columns = margin..<strip.columns - margin
    func levelsOfMean(of rows: Range<Int>) -> [Float] {
      Array(strip.mean(of: rows)[columns]).levels(reach: Self.reach * Int(Self.samplesPerModule))
    }
    likeness = strip.likeness(in: columns)
    let levels = levelsOfMean(of: 0..<strip.rows)
    betweenLevels = levels.partBetween
    leastBetweenLevels =
      (0..<strip.rows).split(in: Self.bands).map { levelsOfMean(of: $0).partBetween }.min() ?? 1
    edges = levels.edges.map { Double($0) * strip.step }
  }

  /// The width of a module in pixels, if an EAN-13 symbol is seen from end to end.
  var pixelsPerModule: Double { region.length / Double(Symbology.ean13.moduleCount) }

  /// The width of a module in pixels by the edges that are seen, however many are hidden.
  var visibleModule: Double { region.length / Double(edgeCount) / Self.modulesBetweenEdges }

  /// Of an EAN-13 symbol, in the mean.
  private static let modulesBetweenEdges =
    Double(Symbology.ean13.moduleCount) / Double(SymbolLayout.ean13.edgeCount - 1)

  /// The larger, the likelier is it what somebody meant to photograph.
  var weight: Double { region.length * region.height * likeness }
}

extension UnreadSymbol {
  /// How much wider the modules are at one end than at the other: each digit has four edges in seven
  /// modules. 1 where too few edges are seen.
  private var stretch: Double {
    guard edges.count > 2 * Self.edgesOfEnd else { return 1 }
    let first = edges[Self.edgesOfEnd] - edges[0]
    let last = edges[edges.count - 1] - edges[edges.count - 1 - Self.edgesOfEnd]
    return max(first, last) / max(min(first, last), 1)
  }

  /// Four digits.
  private static let edgesOfEnd = 16

  /// By more than a photo from an angle makes it.
  var isStretched: Bool { stretch > limits.foldStretch }

  /// Whether a bar or a space is far wider than any.
  var hasGap: Bool {
    let widest = zip(edges.dropFirst(), edges).map { $0 - $1 }.max() ?? 0
    return widest > limits.gap * visibleModule
  }

  /// Whether edges are missing, though those that are there are seen clearly.
  var isPart: Bool { edgeCount < SymbolLayout.ean13.edgeCount * 5 / 6 }

  /// Whether the rows do not all show the same bars.
  var rowsDiffer: Bool { likeness < limits.sameRows }
}

extension [Float] {
  /// Each sample's place between the darkest and the lightest nearby: 0 to 1.
  func levels(reach: Int) -> [Float] {
    indices.map { index in
      let near = self[Swift.max(0, index - reach)...Swift.min(count - 1, index + reach)]
      let (low, high) = (near.min() ?? 0, near.max() ?? 0)
      return (self[index] - low) / Swift.max(high - low, 1)
    }
  }

  /// The part of them that is neither dark nor light.
  fileprivate var partBetween: Double {
    Double(count { $0 > 0.25 && $0 < 0.75 }) / Double(Swift.max(count, 1))
  }

  /// Where levels go from dark to light or back, by a good part of the contrast.
  var edges: [Int] {
    var (edges, crossing) = ([Int](), 0)
    var isLight: Bool?
    for (index, level) in enumerated() {
      if isLight == (level > 0.5) { crossing = index }
      guard level < 0.35 || level > 0.65, isLight != (level > 0.5) else { continue }
      if isLight != nil { edges.append(crossing) }
      isLight = level > 0.5
    }
    return edges
  }
}
