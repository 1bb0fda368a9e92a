import Barcodes

/// Ink that is missing in a strip along the bars.
struct LostStrip: Sendable {
  /// The cells of the grid that the strip covers.
  let cells: Range<Int>
  /// How much of the ink is missing: from 0 to 1.
  var part: Float
}

/// A symbol that has lost ink in a strip of half a module or a whole one, on the bars of one digit: as a dead dot
/// of a thermal print head leaves them, or a worn sleeve.
///
/// Whatever is printed between the bars is not explained by it, and a bar without any trace is as well
/// explained as one that is not there; see ``IntegrityCheck``.
struct LostInk: Sendable {
  /// The digit.
  let place: Int
  /// The energy that it explains, in units of what is left.
  let energy: Float
  /// The lines' fits without it.
  let complete: [SymbolFit]
  /// The lines, explained with it.
  let lines: LineEnsemble

  private static let steps = 4

  /// The strip that explains most; nil where none explains anything, or what is seen is too blurred or too light
  /// to tell it from other bars.
  init?(in lines: LineEnsemble, layout: SymbolLayout) {
    let limits = lines.limits
    guard let fit = lines.bestLine?.fit, fit.parameters.blur.deviation < limits.wornBlur else {
      return nil
    }
    let digits = fit.digits
    var estimate = LostInkEstimate(lines)
    var best: (place: Int, strip: LostStrip, energy: Float)?
    for (place, offset) in layout.digitOffsets.enumerated() {
      for cells in Self.strips(in: digits[place], from: offset) {
        let (part, energy) = estimate.missing(in: cells)
        guard energy > best?.energy ?? 0 else { continue }
        best = (place, LostStrip(cells: cells, part: part), energy)
      }
    }
    guard var best else { return nil }
    var worn = lines
    // The other parameters were fitted to a symbol with all its ink.
    for _ in 0..<2 {
      worn.adopt(
        worn.patterns, fits: worn.fits(of: digits, without: best.strip, steps: Self.steps))
      estimate = LostInkEstimate(worn)
      best.strip.part +=
        estimate.missing(in: best.strip.cells, besides: best.strip.part).part
    }
    guard best.strip.part < limits.lostPart else { return nil }
    place = best.place
    self.lines = worn
    complete = lines.lines.map(\.fit)
    energy = worn.energy(of: complete) - worn.energy
  }

  /// See ``ModelEvidence/integrity``.
  var integrity: Float { IntegrityCheck(self).minimumAlteredEnergy() - lines.energy }

  /// The cells of each half module and each whole one in a digit's bars.
  private static func strips(in modules: UInt8, from offset: Int) -> [Range<Int>] {
    let cells = ModuleGrid.cells(ofDigitAt: offset)
    return (1...ModuleGrid.cellsPerModule).flatMap { width in
      (cells.lowerBound...cells.upperBound - width).map { $0..<$0 + width }
    }.filter { strip in
      strip.allSatisfy { cell in
        let module = (cell - cells.lowerBound) / ModuleGrid.cellsPerModule
        return modules >> UInt8(DigitPattern.moduleCount - 1 - module) & 1 == 1
      }
    }
  }
}

/// How much ink is missing in strips, as least squares on all lines give it with all else unchanged.
private struct LostInkEstimate {
  private let lines: LineEnsemble
  private let edges: [CellEdges]
  private let reach: Int

  init(_ lines: LineEnsemble) {
    self.lines = lines
    let spreads = lines.lines.map { EdgeSpread(blur: $0.fit.parameters.blur) }
    let gains = lines.lines.map { $0.fit.parameters.blur.gain }
    let modules = zip(spreads, gains).map { $0.reach + abs($1) / 2 }.max() ?? 0
    reach = Int(modules * Float(ModuleGrid.cellsPerModule)) + 1
    let farthest = reach + ModuleGrid.cellsPerModule
    edges = zip(spreads, gains).map { CellEdges($0, gain: $1, cells: -farthest...farthest) }
  }

  /// The part of a strip's ink that is missing besides what is known to be, and the energy that this explains.
  func missing(in strip: Range<Int>, besides known: Float = 0) -> (part: Float, energy: Float) {
    var (gain, overlap): (Float, Float) = (0, 0)
    for (line, edges) in zip(lines.lines, edges) {
      let fit = line.fit
      let (count, middle) = (fit.residuals.count, fit.residuals.count / 2)
      for cell in max(strip.lowerBound - reach, 0)..<min(strip.upperBound + reach, count) {
        let ink =
          edges.rises[cell - strip.lowerBound - edges.first].x
          - edges.falls[cell - strip.upperBound - edges.first].x
        let change = ink * fit.slopes[cell]
        let weight = line.weights[cell < middle ? 0 : 1]
        gain += weight * change * fit.residuals[cell]
        overlap += weight * change * change
      }
    }
    let part = min(max(gain / max(overlap, .leastNormalMagnitude), -known), 1 - known)
    return (part, part * (2 * gain - part * overlap))
  }
}
