import Imaging
import RealModule

/// A place that looks like bars, and what was made of it.
public struct RegionTrace: Sendable, Equatable {
  /// How far it came.
  public enum Fate: String, Sendable, CaseIterable {
    /// It was rectified and read.
    case examined
    /// It shows halves of several symbols, the whole of which are other regions.
    case severalSymbols
    /// It has far fewer edges than any symbol.
    case tooFewEdges
    /// Its rows have too little in common to be bars.
    case noBars
    /// It is a region before it, seen again.
    case seenBefore
  }

  /// The corners in pixels, the first side across the bars.
  public internal(set) var quad: Quadrilateral
  /// Changes between bar and space on the way across; nil where there are no bars.
  public let edgeCount: Int?
  public internal(set) var fate: Fate
  /// The renderings that were tried, in this order.
  public internal(set) var renderings: [RenderingTrace] = []
  /// What the model made of it; empty where it was not asked.
  public internal(set) var models: [ModelTrace] = []

  /// - Parameters:
  ///   - finding: what refining made of the located region.
  ///   - leastEdges: with fewer it is not examined.
  ///   - seen: the regions before it.
  init(
    _ located: BarRegion, _ finding: RegionRefiner.Finding?, leastEdges: Int, seen: [BarRegion]
  ) {
    let region = finding?.region ?? located
    quad = region.quad(across: -region.length / 2...region.length / 2, readBackwards: false)
    edgeCount = finding?.edgeCount
    fate =
      if let finding {
        if finding.edgeCount < leastEdges {
          .tooFewEdges
        } else {
          seen.contains { $0.isSame(as: finding.region) } ? .seenBefore : .examined
        }
      } else {
        .noBars
      }
  }
}

extension RegionTrace {
  /// Whether there are as many bars as a symbol might have.
  public var showsBars: Bool { fate == .examined || fate == .severalSymbols }
  /// The extent across the bars, in pixels.
  public var length: Double { quad.corners[0].distance(to: quad.corners[1]) }
  /// The extent along the bars, in pixels.
  public var height: Double { quad.corners[0].distance(to: quad.corners[3]) }

  /// The direction across the bars in degrees from the x axis towards the y axis, over -90 and at
  /// most 90.
  public var degrees: Double {
    let (start, end) = (quad.corners[0], quad.corners[1])
    let angle = Double.atan2(y: end.y - start.y, x: end.x - start.x) * 180 / .pi
    return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  }
}
