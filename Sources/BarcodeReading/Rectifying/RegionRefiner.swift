import Imaging
import RealModule

/// Fits a located region to the bars in it: their direction, fan and bend, their extent on all four
/// sides, and the number of their edges.
struct RegionRefiner {
  /// A fitted region.
  struct Finding {
    let region: BarRegion
    /// How many edges between bar and space there are across the region.
    let edgeCount: Int

    /// Its corners, read either way.
    var quad: Quadrilateral {
      region.quad(across: -region.length / 2...region.length / 2, readBackwards: false)
    }

    /// Whether it has as many edges as a symbol, but for one: then it is fitted to all of it.
    var hasEdgesOfSymbol: Bool {
      [SymbolLayout.ean13, .ean8, .upcE].contains { abs($0.edgeCount - edgeCount) <= 1 }
    }
  }

  var limits = RectifyingLimits()
  private let samplesPerModule = 2.0
  private let bands = 24
  /// A part of a long symbol is two digits wide.
  private static let partsOfRisingRows = 6
  /// Lines of a band: with all bands nearly two hundred, which show a direction and an extent as well as more
  /// do. Most of what is located is no symbol.
  private let lineLimit = 8

  /// A few rows of a few lines each: what is no symbol seldom has as many edges in any of them.
  private let glance = (bands: 6, lineLimit: 4)

  /// The region as it was located, with the most edges that any of a few rows has; nil where these are so many
  /// that it is worth a fit.
  func glance(at region: BarRegion, in image: LumaImage, fewerThan count: Int) -> Finding? {
    let strip = normalizedStrip(
      of: region, in: image, bands: glance.bands, lineLimit: glance.lineLimit)
    let edges = (0..<strip.rows).map { row in
      edgeCount(of: strip.values[row * strip.columns..<(row + 1) * strip.columns])
    }
    let most = edges.max() ?? 0
    return most < count ? Finding(region: region, edgeCount: most) : nil
  }

  private func normalizedStrip(
    of region: BarRegion, in image: LumaImage, bands: Int, lineLimit: Int
  ) -> Strip {
    let modules = Double(SymbolLayout.ean13.moduleCount)
    return Rectifier(
      samplesPerPixel: samplesPerModule * modules / region.length, bands: bands,
      lineLimit: lineLimit
    ).strip(of: region, in: image)
      .normalized(radius: Int(limits.fittedContrastReach * samplesPerModule))
  }

  /// Nil where the rows of the region have too little in common to be bars.
  func refine(_ located: BarRegion, in image: LumaImage) -> Finding? {
    var wide = located
    wide.height *= limits.locatedHeight
    let normalized = normalizedStrip(of: wide, in: image, bands: bands, lineLimit: lineLimit)
    let shear = Straightener(reach: Int(limits.lean * samplesPerModule)).shear(of: normalized)
    let strip = normalized.sheared(by: shear)

    let edges = strip.differences(limits)
    guard
      let first = edges.rowsThatAgree(
        in: [0..<strip.columns], from: 0..<strip.rows, limits),
      var columns = extent(of: strip, rows: first)
    else { return nil }
    var rows = first
    for _ in 0..<2 {
      // A row has to agree in both halves: rows that agree in only one may be from different
      // symbols. Where rows rise, they cross such halves in turn, and have to agree in every part.
      let parts = columns.split(in: located.rise == 0 ? 2 : Self.partsOfRisingRows)
      guard let trimmed = edges.rowsThatAgree(in: parts, from: rows, limits),
        let fitted = extent(of: strip, rows: trimmed)
      else { return nil }
      (rows, columns) = (trimmed, fitted)
    }
    let mean = strip.mean(of: rows)
    let region = wide.fitted(to: strip, rows: rows, columns: columns, shear: shear)
      .clipped(width: image.width, height: image.height)
    guard region.rise == 0 || isWhole(region, of: located) else { return nil }
    return Finding(region: region, edgeCount: edgeCount(of: mean[columns]))
  }

  /// Whether rows that rise show the bars over most of the height in which they were located.
  ///
  /// The upper left half of one symbol and the lower right half of another rise too, but hardly a row goes through
  /// both.
  private func isWhole(_ region: BarRegion, of located: BarRegion) -> Bool {
    abs(region.rise) < limits.maximumRise && region.height > limits.minimumHeight * located.height
  }

  /// The run of columns with the most edges; gaps as wide as a symbol may have are bridged.
  private func extent(of strip: Strip, rows: Range<Int>) -> Range<Int>? {
    let activity = strip.activity(of: rows, limits)
    var sums: [Float] = [0]
    for value in activity { sums.append(sums[sums.count - 1] + value) }
    let radius = Int(limits.activityReach * samplesPerModule)
    let local = activity.indices.map { i in
      let (from, to) = (max(0, i - radius), min(activity.count, i + radius + 1))
      return (sums[to] - sums[from]) / Float(to - from)
    }
    let level = local.sorted()[local.count * 3 / 4]
    let isActive = local.map { $0 > level * limits.activity }
    var runs: [Range<Int>] = []
    for i in isActive.indices where isActive[i] {
      if let last = runs.last, i - last.upperBound <= Int(limits.maximumGap * samplesPerModule) {
        runs[runs.count - 1] = last.lowerBound..<(i + 1)
      } else {
        runs.append(i..<(i + 1))
      }
    }
    return runs.max { a, b in
      sums[a.upperBound] - sums[a.lowerBound] < sums[b.upperBound] - sums[b.lowerBound]
    }
  }

  /// The number of sign changes; small values are ignored.
  private func edgeCount(of profile: ArraySlice<Float>) -> Int {
    var (count, sign) = (0, Float(0))
    for value in profile where abs(value) > limits.minimumLevel {
      if sign * value < 0 { count += 1 }
      sign = value
    }
    return count
  }
}

extension Strip {
  /// The mean of some rows.
  func mean(of rows: Range<Int>) -> [Float] {
    var mean = [Float](repeating: 0, count: columns)
    for row in rows {
      for column in 0..<columns { mean[column] += values[row * columns + column] }
    }
    return mean.map { $0 / Float(max(1, rows.count)) }
  }

  /// How much some rows change from column to column.
  fileprivate func activity(
    of rows: Range<Int>, _ limits: RectifyingLimits
  ) -> [Float] {
    var activity = [Float](repeating: 0, count: columns)
    for row in rows {
      for i in (row * columns + 1)..<((row + 1) * columns - 1) {
        activity[i - row * columns] += min(abs(values[i + 1] - values[i - 1]), limits.maximumChange)
      }
    }
    return activity
  }

  /// The longest run of rows that correlate with the mean of `reference` in each of some ranges of
  /// columns.
  ///
  /// Nil where many rows correlate in some ranges only, and as many in others only: those are parts of
  /// different symbols, one above the other.
  fileprivate func rowsThatAgree(
    in parts: [Range<Int>], from reference: Range<Int>, _ limits: RectifyingLimits
  ) -> Range<Int>? {
    let profile = mean(of: reference)
    let correlations = (0..<rows).map { row in
      parts.map { correlation(of: row, with: profile, in: $0) }
    }
    let agreement = correlations.map { $0.min() ?? 0 }
    guard let highest = agreement.max(), highest > limits.minimumAgreement else { return nil }
    let level = limits.agreement * highest
    let whole = agreement.count { $0 > level }
    let alone = parts.indices.map { part in
      zip(correlations, agreement).count { $0[part] > level && $1 <= level }
    }
    guard alone.count < 2 || whole >= 2 * (alone.min() ?? 0) else { return nil }
    var (best, start) = (0..<0, 0)
    for row in 0...rows where row == rows || agreement[row] < level {
      if row - start > best.count { best = start..<row }
      start = row + 1
    }
    return best.count < limits.minimumRows ? nil : best
  }
}

extension BarRegion {
  /// The region that corresponds to a part of this region's strip, once that is sheared.
  func fitted(
    to strip: Strip, rows: Range<Int>, columns: Range<Int>, shear: Shear
  ) -> BarRegion {
    let halfWidth = Double(strip.columns) * strip.step / 2
    let u =
      (Double(columns.lowerBound + columns.upperBound) / Double(strip.columns) - 1) * halfWidth
    let v = (Double(rows.lowerBound + rows.upperBound) / Double(strip.rows) - 1) * height / 2
    let newBend = bend + shear.bend * strip.step * 4 / (height * height)
    let newFan = fan - shear.fan * strip.step * 2 / (halfWidth * height)
    let lean = shear.lean * strip.step * 2 / height + 2 * newBend * v - u * newFan
    // The middle row of the part is itself shifted against the middle row of the whole.
    let shift = lean * v - newBend * v * v
    // Along the row that rises, the bars are shifted across and along: their direction is
    // lean · (across + rise · along) + along.
    let turn = Double.atan2(y: lean, x: 1 + rise * lean)
    let (newRise, stretch) =
      rise == 0
      ? (0, (across: 1, along: 1))
      : (
        Double.tan(Double.atan(rise) + turn),
        (
          across: Double.cos(turn) - rise * Double.sin(turn),
          along: (lean * lean + (1 + rise * lean) * (1 + rise * lean)).squareRoot()
        )
      )
    return BarRegion(
      center: point(across: u + shift, along: v),
      angle: angle - turn,
      length: Double(columns.count) * strip.step * stretch.across,
      height: Double(rows.count) / Double(strip.rows) * height * stretch.along,
      fan: newFan, bend: newBend, rise: newRise, score: score)
  }
}
