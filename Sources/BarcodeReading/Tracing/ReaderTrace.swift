import Barcodes
import Imaging

/// What each stage of the reader saw in one picture, for people who want to know why a photo failed.
public struct ReaderTrace: Sendable, Equatable {
  /// The places that look like bars, the likeliest first.
  public internal(set) var regions: [RegionTrace] = []
  /// What zbar read on the picture as a whole; nil where that was not tried.
  public internal(set) var wholePicture: [ReadingTrace]?
  /// The codes that the verdict had to decide on.
  public internal(set) var claims: [ClaimTrace] = []

  /// An empty trace, to be filled by ``BarcodeReader/read(_:trace:)``.
  public init() {}

  /// The same trace with every corner moved, as from a turned picture to the upright one.
  public func mappingQuads(_ transform: (Point) -> Point) -> ReaderTrace {
    var trace = self
    for index in regions.indices {
      trace.regions[index].quad = regions[index].quad.map(transform)
    }
    return trace
  }
}

extension ReaderTrace {
  /// What a rendering of the last region gave.
  mutating func add(_ rendering: Rendering, _ barcodes: [Barcode]) {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].renderings.append(
      RenderingTrace(rendering, barcodes.map { ReadingTrace($0) }))
  }

  /// What the model made of the last region.
  mutating func add(_ explanation: ModelExplanation?, layout: SymbolLayout) {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].models.append(ModelTrace(explanation, layout: layout))
  }

  /// That the last region shows halves of several symbols.
  mutating func addSeveralSymbols() {
    guard !regions.isEmpty else { return }
    regions[regions.count - 1].fate = .severalSymbols
  }

  /// What the verdict made of all claims.
  mutating func add(_ claims: [Claim], _ verdict: Verdict) {
    self.claims = claims.map { ClaimTrace($0, verdict) }
  }
}
