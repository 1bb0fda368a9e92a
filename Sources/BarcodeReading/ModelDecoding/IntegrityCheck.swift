/// Checks whether other modules, those of a digit or not, would explain some digit's bars better.
///
/// If so, the bars are damaged, altered or not from a symbol, and a valid check digit is no proof.
struct IntegrityCheck: Sendable {
  private let lines: LineEnsemble
  /// What is missing of the ink of one digit, if anything is.
  private let lost: LostInk?

  private var replacements: Int { lines.limits.search.replacements }

  init(_ lines: LineEnsemble) { (self.lines, lost) = (lines, nil) }

  /// Of a symbol that has lost ink.
  init(_ lost: LostInk) { (lines, self.lost) = (lost.lines, lost) }

  /// The minimum energy with the modules of one digit replaced; see ``LineEnsemble/energy``.
  ///
  /// What is replaced has all its ink; ink that another digit has lost is lost all the same.
  func minimumAlteredEnergy() -> Float {
    guard let digits = lines.bestLine?.fit.digits else { return 0 }
    return candidates(besides: digits).reduce(Float.infinity) { minimum, candidate in
      var altered = digits
      altered[candidate.place] = candidate.modules
      let explained = lost.map { $0.place == candidate.place ? 0 : $0.energy } ?? 0
      return min(minimum, lines.energy(of: lines.fits(of: altered, steps: 4)) - explained)
    }
  }

  /// Other modules for one digit.
  private struct Candidate {
    var place: Int
    var modules: UInt8
    /// An estimate of the change in energy.
    var energy: Float
  }

  /// The most promising replacements, estimated with all parameters unchanged.
  private func candidates(besides digits: [UInt8]) -> [Candidate] {
    let explained = withInks(lines.lines.map(\.fit))
    let complete = lost.map { withInks($0.complete) } ?? explained
    var best: [Candidate] = []
    for place in digits.indices {
      let fits = place == lost?.place ? complete : explained
      var gains = [Float](repeating: 0, count: 7)
      var overlaps = [Float](repeating: 0, count: 49)
      for (line, (fit, ink)) in zip(lines.lines, fits) {
        let layout = line.refinement.layout
        let moments = Self.moments(of: fit, at: layout.digitOffsets[place], ink: ink)
        let weight = line.weights[place < layout.leftDigitCount ? 0 : 1]
        for index in gains.indices { gains[index] += weight * moments.gains[index] }
        for index in overlaps.indices { overlaps[index] += weight * moments.overlaps[index] }
      }
      let hidden = hiddenModules(of: place)
      for changed in UInt8(1)..<128 {
        let modules = digits[place] ^ changed
        // What is hidden may be anything, and counts where it makes another digit.
        guard changed & hidden == 0 || isDigit(modules, at: place) else { continue }
        var energy: Float = 0
        for first in 0..<7 where changed >> UInt8(6 - first) & 1 == 1 {
          let sign: Float = modules >> UInt8(6 - first) & 1 == 1 ? 1 : -1
          energy += 2 * sign * gains[first]
          for second in 0..<7 where changed >> UInt8(6 - second) & 1 == 1 {
            let other: Float = modules >> UInt8(6 - second) & 1 == 1 ? 1 : -1
            energy += sign * other * overlaps[first * 7 + second]
          }
        }
        guard best.count < replacements || energy < best[best.count - 1].energy else {
          continue
        }
        let candidate = Candidate(place: place, modules: modules, energy: energy)
        best.insert(candidate, at: best.firstIndex { $0.energy > energy } ?? best.count)
        if best.count > replacements { best.removeLast() }
      }
    }
    return best
  }

  /// Each fit with the ink of one module under its blur.
  private func withInks(_ fits: [SymbolFit]) -> [(fit: SymbolFit, ink: [Float])] {
    fits.map { ($0, Self.ink($0.parameters.blur)) }
  }

  /// The modules of a digit of which no line shows anything, as in ``DigitPattern/modules``.
  private func hiddenModules(of place: Int) -> UInt8 {
    lines.lines.reduce(127) { hidden, line in
      guard line.fit.hidden.contains(true) else { return 0 }
      let first = line.refinement.layout.digitOffsets[place]
      return (0..<DigitPattern.moduleCount).reduce(hidden) { hidden, module in
        let cells = ModuleGrid.cells(of: first + module..<first + module + 1)
        return line.fit.hidden[cells].contains(false) ? hidden & ~(64 >> UInt8(module)) : hidden
      }
    }
  }

  private func isDigit(_ modules: UInt8, at place: Int) -> Bool {
    lines.lines.first?.refinement.layout.candidates[place].contains {
      DigitPattern.all[$0].modules == modules
    } ?? false
  }

  /// The ink of one module in its cells and in those of `tail` modules on either side.
  private static func ink(_ blur: Blur) -> [Float] {
    let spread = EdgeSpread(blur: blur)
    return (0..<(1 + 2 * DigitTemplates.tail) * ModuleGrid.cellsPerModule).map { cell in
      let module =
        (Float(cell) + 0.5) / Float(ModuleGrid.cellsPerModule) - Float(DigitTemplates.tail)
      return spread(module).x - spread(module - 1).x
    }
  }

  /// For each module of a digit, the product of its ink and the residuals; for each two modules,
  /// the product of their inks.
  private static func moments(
    of fit: SymbolFit, at offset: Int, ink: [Float]
  ) -> (gains: [Float], overlaps: [Float]) {
    let width = ink.count
    let first = ModuleGrid.cell(ofModule: offset - DigitTemplates.tail)
    var gains = [Float](repeating: 0, count: 7)
    var overlaps = [Float](repeating: 0, count: 49)
    for a in 0..<7 {
      let start = first + a * ModuleGrid.cellsPerModule
      for cell in 0..<width {
        let change = ink[cell] * fit.slopes[start + cell]
        gains[a] += change * fit.residuals[start + cell]
        for b in a..<7 {
          let shifted = cell - (b - a) * ModuleGrid.cellsPerModule
          if shifted >= 0 {
            overlaps[a * 7 + b] += change * ink[shifted] * fit.slopes[start + cell]
          }
        }
      }
      for b in a..<7 { overlaps[b * 7 + a] = overlaps[a * 7 + b] }
    }
    return (gains, overlaps)
  }
}
