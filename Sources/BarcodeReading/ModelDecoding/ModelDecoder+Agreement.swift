/// How many single lines agree with a code that was read from their mean.
extension ModelDecoder {
  /// How many lines, each on its own, show the digits of a reading rather than any others at the
  /// place where the reading found the symbol.
  ///
  /// - Parameter mean: the mean of the lines, from which the reading is.
  func agreeing(
    _ lines: [LumaProfile], with reading: ModelReading, of mean: LumaProfile
  ) -> Int {
    lines.count { line in
      let lit = line.lit(as: mean, over: reading.span)
      let refinement = refinement(of: reading.isReversed ? lit.reversed : lit)
      var codes = CodeSearch(refinement.digitCosts(at: reading.parameters))
      return codes.next()?.patterns == reading.patterns
    }
  }
}

extension LumaProfile {
  /// The same line with the mean and contrast that another one has over the symbol.
  ///
  /// - Parameter covers: columns that are left out, as what glare hides is.
  func lit(
    as other: LumaProfile, over span: ClosedRange<Float>, except covers: [Range<Int>] = []
  ) -> LumaProfile {
    let part = Int(span.lowerBound.rounded(.up))..<Int(span.upperBound.rounded(.up))
    // What glare hides on either is left out.
    var hidden =
      hidden.isEmpty || other.hidden.isEmpty
      ? hidden + other.hidden : zip(hidden, other.hidden).map { $0 || $1 }
    if hidden.isEmpty, !covers.isEmpty { hidden = [Bool](repeating: false, count: samples.count) }
    for column in covers.joined() where hidden.indices.contains(column) { hidden[column] = true }
    let (own, wanted) = (
      light(in: part, except: hidden), other.light(in: part, except: hidden)
    )
    let gain = wanted.deviation / max(own.deviation, 1e-3)
    return LumaProfile(
      samples: samples.map { wanted.mean + ($0 - own.mean) * gain }, expectedSpan: expectedSpan,
      hidden: self.hidden)
  }

  private func light(
    in part: Range<Int>, except hidden: [Bool]
  ) -> (mean: Float, deviation: Float) {
    let part = part.clamped(to: samples.indices)
    let samples =
      hidden.isEmpty
      ? samples[part] : ArraySlice(part.filter { !hidden[$0] }.map { self.samples[$0] })
    let count = Float(max(samples.count, 1))
    let mean = samples.reduce(0, +) / count
    let variance = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    return (mean, variance.squareRoot())
  }
}
