import RealModule

/// Where each part of a bent or foreshortened symbol is seen: a smooth function from places in the
/// symbol to places on a line across it.
struct BendCurve: Sendable, Equatable {
  /// The weights of Chebyshev polynomials over the symbol's width.
  let weights: [Float]

  init(weights: [Float]) { self.weights = weights }

  /// The curve through a function's values at the zeros of the next polynomial.
  init(terms count: Int, _ place: (_ fraction: Float) -> Float) {
    let nodes = (0..<count).map { (1 + Float.cos(.pi * (Float($0) + 0.5) / Float(count))) / 2 }
    let polynomials = nodes.map { Self.terms(at: $0, count: count) }
    let places = nodes.map(place)
    weights = (0..<count).map { term in
      let sum = zip(polynomials, places).reduce(Float(0)) { $0 + $1.0[term] * $1.1 }
      return sum * (term == 0 ? 1 : 2) / Float(count)
    }
  }

  /// The first `count` polynomials at a fraction of the symbol's width.
  static func terms(at fraction: Float, count: Int) -> [Float] {
    let place = 2 * fraction - 1
    return (2..<count).reduce(into: [1, place]) { values, term in
      values.append(2 * place * values[term - 1] - values[term - 2])
    }
  }

  /// The place on the line for a fraction of the symbol's width; linear beyond the ends.
  func callAsFunction(_ fraction: Float) -> Float {
    let inside = fraction.clamped(to: 0...1)
    let place = value(at: inside)
    guard inside != fraction else { return place }
    let step: Float = inside == 0 ? 0.01 : -0.01
    return place + (value(at: inside + step) - place) / step * (fraction - inside)
  }

  private func value(at fraction: Float) -> Float {
    zip(Self.terms(at: fraction, count: weights.count), weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The same curve in other units: each place is multiplied by `scale`, then moved by `offset`.
  func mapped(scale: Float, offset: Float) -> BendCurve {
    var mapped = weights.map { $0 * scale }
    mapped[0] += offset
    return BendCurve(weights: mapped)
  }

  /// Whether all modules are in order and none is so many times as wide as another.
  func isPlausible(upTo stretch: Float) -> Bool {
    let modules = SymbolLayout.ean13.moduleCount
    let places = (0...modules).map { value(at: Float($0) / Float(modules)) }
    let widths = zip(places.dropFirst(), places).map { $0 - $1 }
    guard let narrowest = widths.min(), let widest = widths.max() else { return false }
    return narrowest > 0 && widest < stretch * narrowest
  }
}
