import Barcodes
import Imaging

/// Finds the EAN and UPC symbols of a picture.
///
/// Reading is a pure function of the pixels and the options: the same picture gives the same
/// barcodes at any time and on any thread.
///
/// The folders are layers, and each uses only those before it: `Profiles` and `Symbols`, `Locating`,
/// `Rectifying`, then `Scanning` (zbar) beside `ModelDecoding`, `Examining`, `Deciding`, `Tracing`,
/// `Diagnosing`, and the reader. `Limits` joins the limits that stand in each.
public struct BarcodeReader: Sendable {
  /// Increased whenever the same picture may give another result than before, so that results of an
  /// earlier version are not reused.
  public static let version = 14

  public let options: ReaderOptions

  public init(options: ReaderOptions = ReaderOptions()) {
    self.options = options
  }

  /// The barcodes of a picture, with corners in its pixels, or why there are none.
  public func read(_ image: LumaImage) -> ReaderResult {
    var trace: ReaderTrace?
    return read(image, trace: &trace)
  }

  /// The same, and what each stage saw.
  ///
  /// - Parameter trace: is filled if it is not nil; the result is the same either way.
  public func read(_ image: LumaImage, trace: inout ReaderTrace?) -> ReaderResult {
    let (effort, limits) = (options.effort, options.limits)
    var candidates: [CandidateBarcode] = []
    var seen: [BarRegion] = []
    var places = UnreadPlaces()
    var examiner = SymbolExaminer(image, limits)
    for located in BarLocator(limits: limits.locating).regions(in: image)
      .prefix(2 * effort.regionLimit)
    where seen.count < effort.regionLimit {
      let hasCode = examiner.decision(on: candidates).isSettled
      let minimumEdges =
        hasCode ? limits.scanning.minimumEdgesBesideCode : limits.scanning.minimumEdges
      let refiner = RegionRefiner(limits: limits.rectifying)
      let finding =
        (hasCode ? refiner.glance(at: located, in: image, fewerThan: minimumEdges) : nil)
        ?? refiner.refine(located, in: image)
      let isSame = finding.map { finding in
        seen.contains { $0.isSame(as: finding.region, limits.locating) }
      }
      // What is fitted better than before is read again, if it has given no code.
      let isSeen =
        isSame == true
        && (finding?.hasEdgesOfSymbol != true
          || examiner.decision(on: candidates).accepted.contains {
            finding?.quad.overlaps($0.quad) == true
          })
      trace?.regions.append(
        RegionTrace(located, finding, minimumEdges: minimumEdges, isSeen: isSeen))
      if let finding { places.findings.append(finding) } else { places.unfitted.append(located) }
      guard let finding, finding.edgeCount >= minimumEdges, !isSeen
      else { continue }
      if isSame == false { seen.append(finding.region) }
      let reader = RegionReader(
        image: image, renderingLimit: effort.renderingLimit,
        hasCode: hasCode, limits: limits)
      candidates.merge(reader.candidates(in: finding, examiner: &examiner, trace: &trace))
    }
    if examiner.decision(on: candidates).accepted.isEmpty,
      image.width * image.height <= effort.wholePictureLimit
    {
      let barcodes = DirectStage().read(image)
      trace?.wholePicture = barcodes.map { ReadingTrace($0) }
      candidates.add(barcodes)
    }
    let decision = examiner.decision(on: candidates)
    trace?.add(candidates, decision)
    return ReaderResult(
      decision,
      barcodes: decision.accepted.map { barcode in
        let polarity = candidates.first { $0.barcode == barcode }?.polarity
        return AddOnStage(limits: limits).complete(
          barcode, in: image, polarity: polarity ?? .darkOnLight)
      },
      diagnosis: { UnreadDiagnosis(image, places: places, limits).failure })
  }
}

extension ReaderEffort {
  /// The maximum number of regions that are read.
  fileprivate var regionLimit: Int {
    switch self {
    case .fast: 3
    case .normal: 6
    case .max: 24
    }
  }

  /// The maximum number of renderings of a region.
  fileprivate var renderingLimit: Int {
    switch self {
    case .fast: 2
    case .normal, .max: Rendering.all.count
    }
  }

  /// The maximum number of pixels of a picture that is scanned as a whole.
  fileprivate var wholePictureLimit: Int {
    switch self {
    case .fast: 0
    case .normal: 4_000_000
    case .max: .max
    }
  }
}
