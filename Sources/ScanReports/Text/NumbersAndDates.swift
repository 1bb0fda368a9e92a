import Foundation

extension Double {
  /// The number rounded to some decimals, without zeros at the end; ∞, -∞ or ? for numbers that are
  /// not finite or have more than 15 digits.
  ///
  /// - Parameter places: the most decimals.
  func text(places: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return self > 0 ? "∞" : self < 0 ? "-∞" : "?" }
    let unit = (0..<places).reduce(1) { unit, _ in 10 * unit }
    let scaled = Int((self * Double(unit)).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    var decimals = rest == 0 ? "" : String(rest)
    if rest > 0 { decimals = String(repeating: "0", count: places - decimals.count) + decimals }
    while decimals.last == "0" { decimals.removeLast() }
    return (scaled < 0 ? "-" : "") + String(whole) + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}

extension Date {
  /// By ISO 8601, in UTC, to the second.
  var text: String { formatted(.iso8601) }
}
