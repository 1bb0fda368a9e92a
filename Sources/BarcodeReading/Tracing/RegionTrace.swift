import Imaging
import RealModule

/// A place that looks like bars, and what was read there.
public struct RegionTrace: Sendable, Equatable {
  /// What was done with it.
  public enum Fate: String, Sendable, CaseIterable {
    /// It was rectified and read.
    case examined
    /// It shows symbols side by side, each of which is a region of its own.
    case parted
    /// It shows halves of several symbols, which are whole in other regions.
    case severalSymbols
    /// It has far fewer edges than a symbol.
    case tooFewEdges
    /// Its rows have too little in common to be bars.
    case noBars
    /// It is the same as an earlier region.
    case seenBefore
  }

  /// The corners in pixels; the first side runs along the rows.
  public internal(set) var quad: Quadrilateral
  /// How many edges between bar and space there are across the region; nil where there are no bars, or they were
  /// not counted again.
  public let edgeCount: Int?
  public internal(set) var fate: Fate
  /// The renderings that zbar was given, in this order.
  public internal(set) var renderings: [RenderingTrace] = []
  /// What the model found; empty where it was not used.
  public internal(set) var models: [ModelTrace] = []

  /// - Parameters:
  ///   - finding: the refined region; nil where there are no bars, or it was not refined again.
  ///   - minimumEdges: with fewer edges a region is not examined.
  ///   - isSeen: whether it is the same as an earlier region, and not read again.
  init(
    _ located: BarRegion, _ finding: RegionRefiner.Finding?, minimumEdges: Int, isSeen: Bool
  ) {
    let region = finding?.region ?? located
    quad = region.quad(across: -region.length / 2...region.length / 2, readBackwards: false)
    edgeCount = finding?.edgeCount
    fate =
      if let finding, finding.edgeCount < minimumEdges {
        .tooFewEdges
      } else if isSeen {
        .seenBefore
      } else {
        finding == nil ? .noBars : .examined
      }
  }
}

extension RegionTrace {
  /// Whether it has about as many edges as a symbol.
  public var showsBars: Bool { [.examined, .parted, .severalSymbols].contains(fate) }
  /// The extent along the rows, in pixels.
  public var length: Double { quad.corners[0].distance(to: quad.corners[1]) }
  /// The extent along the bars, in pixels.
  public var height: Double { quad.corners[0].distance(to: quad.corners[3]) }

  /// The direction of the rows in degrees from the x axis towards the y axis: greater than -90,
  /// at most 90.
  public var degrees: Double {
    let (start, end) = (quad.corners[0], quad.corners[1])
    let angle = Double.atan2(y: end.y - start.y, x: end.x - start.x) * 180 / .pi
    return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  }
}
