/// One number of a stage's limits, which a benchmark moves to see what it is worth.
struct Limit<Stage>: Sendable {
  /// The property's name.
  let name: String
  /// Multiplies it.
  let scale: @Sendable (inout Stage, Double) -> Void

  init<Value: Scalable>(_ name: String, _ path: WritableKeyPath<Stage, Value> & Sendable) {
    self.name = name
    scale = { stage, factor in stage[keyPath: path] = stage[keyPath: path].scaled(by: factor) }
  }

  private init(name: String, scale: @escaping @Sendable (inout Stage, Double) -> Void) {
    (self.name, self.scale) = (name, scale)
  }

  /// The same number as part of the limits of all stages.
  func inside<All>(
    _ path: WritableKeyPath<All, Stage> & Sendable, named stage: String
  ) -> Limit<All> {
    let scale = scale
    return Limit<All>(name: "\(stage).\(name)") { all, factor in scale(&all[keyPath: path], factor)
    }
  }
}

/// What a limit may be: a number, or an interval of them.
protocol Scalable: SendableMetatype {
  func scaled(by factor: Double) -> Self
}

extension Double: Scalable {
  func scaled(by factor: Double) -> Double { self * factor }
}

extension Float: Scalable {
  func scaled(by factor: Double) -> Float { self * Float(factor) }
}

extension Int: Scalable {
  /// The nearest number; the next one if that is the number itself.
  func scaled(by factor: Double) -> Int {
    let scaled = Int((Double(self) * factor).rounded())
    return scaled != self || factor == 1 ? scaled : factor > 1 ? self + 1 : self - 1
  }
}

extension ClosedRange: Scalable where Bound: Scalable & SignedNumeric {
  /// Wider by the factor at both ends.
  func scaled(by factor: Double) -> ClosedRange {
    let lower = lowerBound.scaled(by: lowerBound < 0 ? factor : 1 / factor)
    return Swift.min(lower, upperBound)...Swift.max(lower, upperBound.scaled(by: factor))
  }
}
