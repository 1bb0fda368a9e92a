import Barcodes
import Imaging

/// What is read in one picture, region by region.
struct PictureReading {
  private let image: LumaImage
  private let options: ReaderOptions
  private var examiner: SymbolExaminer
  private var candidates: [CandidateBarcode] = []
  private var trace: ReaderTrace?
  /// The places that may show the symbol if none is read.
  private var places = UnreadPlaces()
  /// The regions that were read.
  private var seen: [BarRegion] = []
  /// Those that show several symbols, of which one at least was read.
  private var parted: [BarRegion] = []
  /// How many edges the region had in which a code was certain first.
  private var edgesOfCode: Int?
  /// Whether nothing was read at the first look.
  private var isSecondLook: Bool

  /// - Parameters:
  ///   - isSecondLook: whether nothing was read in the same picture at the first look.
  ///   - trace: is filled if it is not nil.
  init(
    _ image: LumaImage, _ options: ReaderOptions, isSecondLook: Bool = false, trace: ReaderTrace?
  ) {
    (self.image, self.options, self.trace) = (image, options, trace)
    self.isSecondLook = isSecondLook
    examiner = SymbolExaminer(image, options.limits)
  }

  private var locator: BarLocator { BarLocator(limits: options.limits.locating) }

  /// Of the regions that are located, about half are no bars.
  private var locatedLimit: Int { 2 * options.effort.regionLimit }

  /// Reads the regions that look like symbols, and if that gives no code, the picture as a whole.
  mutating func read() {
    read(locator.regions(in: image, atMost: locatedLimit))
    if !hasCode { readWhole() }
  }

  /// Reads the regions of twice a picture, in which nothing was read.
  mutating func readTwiceThePicture() {
    read(locator.regionsBothWays(in: image, atMost: locatedLimit))
  }

  /// Reads the regions of a large picture in which nothing was read, as seen with smaller cells.
  mutating func readFinely() {
    isSecondLook = true
    read(locator.fineRegions(in: image, atMost: locatedLimit))
  }

  /// Adds what was seen in twice the picture; its codes count there.
  mutating func add(_ twice: PictureReading) {
    var twice = twice
    if let seen = twice.completeTrace?.mappingQuads(\.inHalfThePicture) {
      trace?.regions += seen.regions
      trace?.candidates += seen.candidates
    }
    places.add(ofTwiceThePicture: twice.places)
  }

  /// The decision on all that has been read so far.
  private var decision: BarcodeDecision {
    mutating get { examiner.decision(on: candidates) }
  }

  /// Whether a code is believed.
  var hasCode: Bool {
    mutating get { !decision.accepted.isEmpty }
  }

  /// Whether nothing at all was read, but might be with smaller cells or in twice the picture, or along rows that
  /// rise.
  ///
  /// Where a code was read that is not believed, another look at the same bars would count them twice, and
  /// forget what was held against it.
  var isWorthASecondLook: Bool {
    options.effort.looksTwice && !options.limits.leftOut.contains(.secondLook)
      && candidates.isEmpty
  }

  /// What each stage saw, and what was decided; nil where that is not wanted.
  var completeTrace: ReaderTrace? {
    mutating get {
      guard var trace else { return nil }
      trace.add(candidates, decision)
      return trace
    }
  }

  /// The barcodes that are believed, or why there are none.
  var result: ReaderResult {
    mutating get {
      let (decision, limits) = (decision, options.limits)
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

  /// Reads those regions that look like symbols, until there are as many as the effort allows.
  private mutating func read(_ located: [BarRegion]) {
    let end = seen.count + options.effort.regionLimit
    for region in located where seen.count < end { read(region) }
  }

  /// Reads the picture as a whole, if it is not too large for the effort.
  private mutating func readWhole() {
    guard !options.limits.leftOut.contains(.zbarOnPictures),
      image.width * image.height <= options.effort.wholePictureLimit
    else { return }
    let barcodes = DirectStage().read(image)
    trace?.wholePicture = barcodes.map { ReadingTrace($0) }
    candidates.add(barcodes)
    // What covers a part of the bars may have hidden the symbol's ends from the locator, but not from zbar, which
    // needs few rows. Looked at as high as symbols are, halves of two symbols do not agree.
    for barcode in barcodes where !hasCode {
      guard var region = BarRegion(of: barcode, extent: 0...1) else { continue }
      region.height = max(region.height, Self.nominalHeight * region.length)
      let finding = RegionRefiner(limits: options.limits.rectifying).refine(region, in: image)
      if let finding { forget(placesWithOtherEndsThan: finding.region) }
      read(finding, of: region, minimumEdges: options.limits.scanning.minimumEdges)
    }
  }

  /// The height of an EAN-13 symbol's bars as a fraction of its width: 22.85 mm to 95 modules of 0.33 mm (ISO/IEC
  /// 15420).
  private static let nominalHeight = 22.85 / (95 * 0.33)

  private mutating func read(_ located: BarRegion) {
    let limits = options.limits
    let decision = decision
    let refiner = RegionRefiner(limits: limits.rectifying)
    let minimumEdges =
      decision.isSettled
      ? max(
        limits.scanning.minimumEdges, min(limits.scanning.minimumEdgesBesideCode, edgesBesideCode))
      : limits.scanning.minimumEdges
    guard !isRead(located, decision) else {
      trace?.regions.append(
        RegionTrace(located, nil, minimumEdges: minimumEdges, isSeen: true))
      return
    }
    let finding =
      (decision.isSettled ? refiner.glance(at: located, in: image, fewerThan: minimumEdges) : nil)
      ?? refiner.refine(located, in: image)
    read(finding, of: located, minimumEdges: minimumEdges)
  }

  /// Forgets what was fitted at the place of a reading, but to other ends: print beside the bars may have been taken for
  /// more of them.
  private mutating func forget(placesWithOtherEndsThan region: BarRegion) {
    let limits = options.limits.locating
    seen.removeAll {
      $0.isSame(as: region, limits)
        && !limits.sameLengthsOfCode.contains(region.length / $0.length)
    }
  }

  /// Reads a fitted region that looks like a symbol, or each symbol of one that shows several.
  ///
  /// - Parameter finding: nil where the rows of what was located have too little in common.
  private mutating func read(
    _ finding: RegionRefiner.Finding?, of located: BarRegion, minimumEdges: Int
  ) {
    let isSeen = finding.map { self.isSeen($0) } ?? false
    trace?.regions.append(RegionTrace(located, finding, minimumEdges: minimumEdges, isSeen: isSeen))
    guard let finding, finding.edgeCount >= minimumEdges, !isSeen else {
      places.add(finding, at: located, isSecondLook: isSecondLook)
      return
    }
    var region = RectifiedRegion(finding, in: image, limits: options.limits.rectifying)
    let neighbours = region.neighbours(samplesPerModule: Rendering.all[0].samplesPerModule)
    if neighbours.isEmpty {
      places.add(finding, at: located, isSecondLook: isSecondLook)
    } else {
      trace?.setFate(.parted)
      read(neighbours, of: finding)
      if decision.accepted.contains(where: { finding.quad.overlaps($0.quad) }) {
        parted.append(finding.region)
        return
      }
      // Noise or a smudge may look like a gap.
      trace?.regions.append(
        RegionTrace(located, finding, minimumEdges: minimumEdges, isSeen: false))
    }
    if !isSame(finding) { seen.append(finding.region) }
    read(&region, finding.quad, edgeCount: finding.edgeCount)
  }

  /// Reads each symbol of a region that shows several.
  private mutating func read(
    _ neighbours: [RegionRefiner.Finding], of whole: RegionRefiner.Finding
  ) {
    for neighbour in neighbours {
      let isSeen = self.isSeen(neighbour)
      trace?.regions.append(
        RegionTrace(neighbour.region, neighbour, minimumEdges: 0, isSeen: isSeen))
      guard !isSeen else { continue }
      places.add(neighbour, at: neighbour.region, isSecondLook: isSecondLook)
      if !isSame(neighbour) { seen.append(neighbour.region) }
      var region = RectifiedRegion(neighbour, in: image, limits: options.limits.rectifying)
      // Its own are counted between extremes, of which blur hides fewer than of what is counted elsewhere.
      read(&region, neighbour.quad, edgeCount: whole.edgeCount / neighbours.count)
    }
  }

  /// Reads a region, whatever it shows, as one symbol.
  ///
  /// - Parameter edgeCount: how many edges it has, as located regions are counted.
  private mutating func read(
    _ region: inout RectifiedRegion, _ quad: Quadrilateral, edgeCount: Int
  ) {
    let (limits, decision) = (options.limits, decision)
    let reader = RegionReader(
      image: image,
      renderingLimit: limits.leftOut.contains(.zbarOnRegions) ? 0 : options.effort.renderingLimit,
      certainCodes: !decision.isSettled
        ? .none : decision.accepted.contains { quad.overlaps($0.quad) } ? .here : .elsewhere,
      edgesBesideCode: edgesBesideCode, isSecondLook: isSecondLook, limits: limits)
    candidates.merge(reader.allCandidates(in: &region, examiner: &examiner, trace: &trace))
    if edgesOfCode == nil, self.decision.isSettled { edgesOfCode = edgeCount }
  }

  /// The fewest edges of a region beside a certain code in which the model is asked.
  private var edgesBesideCode: Int {
    let limits = options.limits.scanning
    guard let edgesOfCode else { return limits.minimumEdgesOfHalf }
    return min(limits.minimumEdgesOfHalf, Int(limits.edgesOfBlurredCode * Double(edgesOfCode)))
  }

  /// Whether a region is about one that was fitted before.
  private func isSame(_ finding: RegionRefiner.Finding) -> Bool {
    (seen + parted).contains { $0.isSame(as: finding.region, options.limits.locating) }
  }

  /// The same, and it is not to be read again: what is fitted better than before is, if it has given no code.
  private mutating func isSeen(_ finding: RegionRefiner.Finding) -> Bool {
    isSame(finding)
      && (!finding.hasEdgesOfSymbol
        || decision.accepted.contains { finding.quad.overlaps($0.quad) })
  }

  /// Whether a region is about one in which a code that is certain was read: it is not fitted once more.
  private func isRead(_ located: BarRegion, _ decision: BarcodeDecision) -> Bool {
    let limits = options.limits.locating
    return decision.isSettled
      && (seen + parted).contains { region in
        region.isSame(as: located, limits) && located.height < limits.heightOfTwo * region.height
          && decision.accepted.contains { $0.quad.isCentred(in: region) }
      }
  }
}

extension Quadrilateral {
  /// Whether its centre is in a region.
  fileprivate func isCentred(in region: BarRegion) -> Bool {
    let (dx, dy) = (center.x - region.center.x, center.y - region.center.y)
    return abs(dx * region.across.x + dy * region.across.y) < region.length / 2
      && abs(dy * region.across.x - dx * region.across.y) < region.height / 2
  }
}
