/// Which of bars and paper is the darker.
///
/// Print on metal, glass or a dark sleeve may have light bars. A region is resampled as its negative
/// then, and everything after that is the same as for dark bars: nothing is believed on less evidence.
///
/// A negative brings no codes of its own. That of a symbol with dark bars lacks a guard at each end, and
/// so is two modules too narrow for its layout, and the space beside it, where a quiet zone should be,
/// has become a bar that is wider than any.
enum Polarity: Sendable {
  case darkOnLight
  case lightOnDark

  var opposite: Polarity {
    switch self {
    case .darkOnLight: .lightOnDark
    case .lightOnDark: .darkOnLight
    }
  }

  /// Luma from 0 to 255, so that bars are darker than paper.
  func level(_ luma: Float) -> Float {
    switch self {
    case .darkOnLight: luma
    case .lightOnDark: 255 - luma
    }
  }
}
