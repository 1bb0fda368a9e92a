import Barcodes
import Imaging

/// What each stage of the reader saw in one picture: it shows why a photo was not read.
public struct ReaderTrace: Sendable, Equatable {
  /// The places that look like bars, the likeliest first; then those of the second look.
  public internal(set) var regions: [RegionTrace] = []
  /// What zbar read on the whole picture; nil where that was not tried.
  public internal(set) var wholePicture: [ReadingTrace]?
  /// All codes that were read, believed or not.
  public internal(set) var candidates: [CandidateTrace] = []

  /// An empty trace, to be filled by ``BarcodeReader/read(_:trace:)``.
  public init() {}

  /// A copy with every corner passed through `transform`, such as from a rotated picture to the
  /// upright one.
  public func mappingQuads(_ transform: (Point) -> Point) -> ReaderTrace {
    var trace = self
    for index in regions.indices {
      trace.regions[index].quad = regions[index].quad.map(transform)
    }
    return trace
  }
}

extension ReaderTrace {
  /// Adds what zbar read in a rendering of the last region.
  mutating func add(_ rendering: Rendering, _ polarity: Polarity, _ barcodes: [Barcode]) {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].renderings.append(
      RenderingTrace(rendering, polarity, barcodes.map { ReadingTrace($0) }))
  }

  /// Adds what the model found in the last region.
  mutating func add(
    _ explanation: ModelExplanation?, layout: SymbolLayout, _ polarity: Polarity,
    _ limits: ModelLimits
  ) {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].models.append(
      ModelTrace(explanation, layout: layout, polarity: polarity, limits))
  }

  /// Notes what was done with the last region.
  mutating func setFate(_ fate: RegionTrace.Fate) {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].fate = fate
  }

  /// Adds what was decided on all candidates.
  mutating func add(_ candidates: [CandidateBarcode], _ decision: BarcodeDecision) {
    self.candidates += candidates.map { CandidateTrace($0, decision) }
  }
}
