/// Finds roughly where a symbol is, how wide its modules are and how blurred it is: it tries
/// starts, middles and ends around a span and measures how well any digits can explain the samples.
///
/// For a given middle the halves are independent, so a grid over three positions costs no more than
/// two grids over two. The direction of the symbol does not matter. A symbol without halves is
/// measured as a whole from either end.
struct GridSearch: Sendable {
  /// A position and blur worth refining.
  struct Candidate: Sendable {
    var parameters: SymbolParameters
    /// The squared distance from the nearest row of digits, as a fraction of the signal's.
    var misfit: Float
  }

  let layout: SymbolLayout
  let grid: ModuleGrid
  private let part: SymbolPart
  private let trials: [BlurTrial]

  /// The positions that are tried around the span's ends, in modules.
  private static let offsets: [Float] = [-2.25, -1.5, -0.75, 0, 0.75, 1.5, 2.25]

  /// The same around its middle: that of a bent or foreshortened symbol is farther off.
  private static let middleOffsets: [Float] = [-4.5, -3.75, -3] + offsets + [3, 3.75, 4.5]

  init(layout: SymbolLayout, grid: ModuleGrid) {
    self.layout = layout
    self.grid = grid
    let part = SymbolPart(layout: layout, grid: grid)
    self.part = part
    trials = [(0.2, 0.4), (1, 0.45), (1.8, 0.55), (2.5, 0.65)].map { radius, sigma in
      BlurTrial(
        layout: layout, part: part, grid: grid, blur: Blur(radius: radius, sigma: sigma, gain: 0.1))
    }
  }

  /// The best position for each of the trial blurs.
  ///
  /// - Parameter meanDarkness: of a symbol, as a fraction of full ink.
  func candidates(
    in profile: LumaProfile, around span: ClosedRange<Float>, meanDarkness: Float
  ) -> [Candidate] {
    let inked = CoverageProfile(
      profile, span: span, tone: trials[0].blur.tone, meanDarkness: meanDarkness)
    let length = Float(profile.samples.count)
    let module = (span.upperBound - span.lowerBound) / Float(layout.moduleCount)
    let starts = Self.offsets.map { span.lowerBound + $0 * module }
    let ends = Self.offsets.map { span.upperBound + $0 * module }
    func coverages(from starts: [Float], to ends: [Float]) -> [[Float]] {
      starts.flatMap { start in
        ends.map { part.coverage(in: inked.coverage, from: start, to: $0) }
      }
    }
    func coveragesBackwards(from starts: [Float], to ends: [Float]) -> [[Float]] {
      starts.flatMap { start in
        ends.map { part.coverage(in: inked.backwards, from: length - $0, to: length - start) }
      }
    }
    guard layout.hasHalves else {
      let forwards = coverages(from: starts, to: ends)
      let backwards = coveragesBackwards(from: starts, to: ends)
      let geometries = starts.flatMap { start in
        ends.map { ModuleGeometry(start: start, end: $0) }
      }
      return trials.compactMap { trial in
        let distances = zip(forwards, backwards).map {
          min(trial.distance(of: $0), trial.distance(of: $1))
        }
        return zip(distances, geometries).min { $0.0 < $1.0 }.map {
          candidate($1, trial.blur, inked, distance: $0)
        }
      }
    }
    let middles = Self.middleOffsets.map { (span.lowerBound + span.upperBound) / 2 + $0 * module }
    let leftParts = coverages(from: starts, to: middles)
    let rightParts = coveragesBackwards(from: middles, to: ends)
    let penalties = Self.penalties(starts, middles, ends)
    return trials.compactMap { trial in
      let left = leftParts.map(trial.distance)
      let right = rightParts.map(trial.distance)
      guard
        let (start, middle, end) = Self.best(
          left, right, penalties, middles: middles.count, ends: ends.count)
      else { return nil }
      let geometry = ModuleGeometry(
        start: starts[start], end: ends[end],
        bow: 4 * (middles[middle] - (starts[start] + ends[end]) / 2))
      return candidate(
        geometry, trial.blur, inked,
        distance: left[start * middles.count + middle] + right[middle * ends.count + end])
    }
  }

  private func candidate(
    _ geometry: ModuleGeometry, _ blur: Blur, _ inked: CoverageProfile, distance: Float
  ) -> Candidate {
    Candidate(
      parameters: SymbolParameters(
        geometry: geometry, blur: blur, illumination: inked.illumination),
      misfit: distance / spread(inked.coverage, along: geometry))
  }

  /// How much unequal halves count against each three positions, those of the ends next to each other.
  private static func penalties(
    _ starts: [Float], _ middles: [Float], _ ends: [Float]
  ) -> [Float] {
    var penalties: [Float] = []
    penalties.reserveCapacity(starts.count * middles.count * ends.count)
    for start in starts {
      for middle in middles {
        let left = middle - start
        for end in ends {
          let right = end - middle
          let uneven = (left - right) / (left + right)
          penalties.append(20 * uneven * uneven)
        }
      }
    }
    return penalties
  }

  /// The three positions whose halves fit best.
  ///
  /// - Parameter penalties: what counts against each three.
  private static func best(
    _ left: [Float], _ right: [Float], _ penalties: [Float], middles: Int, ends: Int
  ) -> (start: Int, middle: Int, end: Int)? {
    var (least, best) = (Float.infinity, -1)
    right.withUnsafeBufferPointer { right in
      penalties.withUnsafeBufferPointer { penalties in
        for (part, left) in left.enumerated() {
          let (first, middle) = (part * ends, part % middles)
          for end in 0..<ends {
            let distance = left + right[middle * ends + end] + penalties[first + end]
            if distance < least { (least, best) = (distance, first + end) }
          }
        }
      }
    }
    let part = best / ends
    return best < 0 ? nil : (part / middles, part % middles, best % ends)
  }

  /// The sum of the squared differences of the cells from their mean.
  private func spread(_ profile: CumulativeProfile, along geometry: ModuleGeometry) -> Float {
    let cells = grid.sample(profile, along: geometry)
    let mean = cells.reduce(0, +) / Float(cells.count)
    return max(cells.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }, 1e-3)
  }
}
