import Barcodes
import Imaging

/// Finds the EAN and UPC symbols of a picture.
///
/// Reading is a pure function of the pixels and the options: the same picture gives the same barcodes
/// at any time and on any thread.
public struct BarcodeReader: Sendable {
  /// What is asked of it.
  public let options: ReaderOptions

  public init(options: ReaderOptions = ReaderOptions()) {
    self.options = options
  }

  /// The barcodes of a picture, corners in its pixels, or why there are none.
  public func read(_ image: LumaImage) -> ReaderResult {
    var trace: ReaderTrace?
    return read(image, trace: &trace)
  }

  /// The same, and what each stage saw.
  ///
  /// - Parameter trace: is filled where it is not nil; the result is the same either way.
  public func read(_ image: LumaImage, trace: inout ReaderTrace?) -> ReaderResult {
    let effort = options.effort
    var claims: [Claim] = []
    var seen: [BarRegion] = []
    for located in BarLocator().regions(in: image).prefix(2 * effort.regionLimit)
    where seen.count < effort.regionLimit {
      let finding = RegionRefiner().refine(located, in: image)
      trace?.regions.append(
        RegionTrace(located, finding, leastEdges: Self.leastEdges, seen: seen))
      guard let finding, finding.edgeCount >= Self.leastEdges,
        !seen.contains(where: { $0.isSame(as: finding.region) })
      else { continue }
      seen.append(finding.region)
      let hasCode = Verdict(claims).isSettled
      claims.merge(self.claims(on: finding, in: image, hasCode: hasCode, trace: &trace))
    }
    if Verdict(claims).accepted.isEmpty, image.width * image.height <= effort.wholePictureLimit {
      let barcodes = DirectStage().read(image)
      trace?.wholePicture = barcodes.map { ReadingTrace($0) }
      claims.add(barcodes)
    }
    let verdict = Verdict(claims)
    trace?.add(claims, verdict)
    return ReaderResult(
      verdict, barcodes: verdict.accepted.map { AddOnStage().complete($0, in: image) },
      barsSeen: !seen.isEmpty)
  }

  /// Far fewer changes between bar and space than any symbol has: blur takes many.
  private static let leastEdges = 12
  /// Fewer edges than this are beyond zbar, if it read nothing at first.
  private static let leastEdgesForZBar = 30

  private func claims(
    on finding: RegionRefiner.Finding, in image: LumaImage, hasCode: Bool,
    trace: inout ReaderTrace?
  ) -> [Claim] {
    var region = RectifiedRegion(finding, in: image)
    guard region.isOneSymbol() else {
      trace?.addSeveralSymbols()
      return []
    }
    var claims = self.claims(on: &region, hasCode: hasCode, trace: &trace)
    if !Verdict(claims).isSettled, var unbent = region.unbent(.ean13) {
      claims.merge(self.claims(on: &unbent, hasCode: hasCode, trace: &trace))
    }
    return claims
  }

  private func claims(
    on region: inout RectifiedRegion, hasCode: Bool, trace: inout ReaderTrace?
  ) -> [Claim] {
    var claims: [Claim] = []
    let renderings = Rendering.all.prefix(options.effort.renderingLimit)
    for rendering in renderings.prefix(2) {
      let barcodes = RectifiedStage(rendering: rendering).read(&region)
      trace?.add(rendering, barcodes)
      claims.add(barcodes)
    }
    if Verdict(claims).isSettled || claims.isEmpty && hasCode { return claims }
    let opinion = ModelStage(layout: .ean13).opinion(on: &region)
    trace?.add(opinion.check?.explanation, layout: .ean13)
    claims.add(opinion.barcode.map { [$0] } ?? [])
    claims.weigh(against: opinion)
    guard !claims.isEmpty || region.edgeCount >= Self.leastEdgesForZBar else { return claims }
    for rendering in renderings.dropFirst(2) where !Verdict(claims).isSettled {
      let barcodes = RectifiedStage(rendering: rendering).read(&region)
      trace?.add(rendering, barcodes)
      claims.add(barcodes)
      claims.weigh(against: opinion)
    }
    return claims
  }
}

extension ReaderEffort {
  /// How many regions are looked at.
  fileprivate var regionLimit: Int {
    switch self {
    case .fast: 3
    case .normal: 6
    case .max: 24
    }
  }

  /// How many renderings of a region are tried.
  fileprivate var renderingLimit: Int {
    switch self {
    case .fast: 2
    case .normal, .max: Rendering.all.count
    }
  }

  /// The most pixels a picture may have to be scanned as a whole.
  fileprivate var wholePictureLimit: Int {
    switch self {
    case .fast: 0
    case .normal: 4_000_000
    case .max: .max
    }
  }
}

extension ReaderResult {
  fileprivate init(_ verdict: Verdict, barcodes: [Barcode], barsSeen: Bool) {
    self.barcodes = barcodes.sorted {
      ($0.quad.center.y, $0.quad.center.x, $0.gtin.value)
        < ($1.quad.center.y, $1.quad.center.x, $1.gtin.value)
    }
    failure =
      switch (barcodes.isEmpty, verdict.isContradictory, barsSeen) {
      case (false, _, _): nil
      case (_, true, _): .contradictory
      case (_, _, true): .notDecodable
      case (_, _, false): .noBarsSeen
      }
  }
}
