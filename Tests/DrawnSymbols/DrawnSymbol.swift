import TestSupport

/// A drawn symbol as a hostile or careless printer makes it, with the code that may be read.
public struct DrawnSymbol: Sendable {
  /// What is wrong with it.
  public enum Kind: String, CaseIterable, Sendable {
    /// Its bars are wider than they should be, by 3/8 to 6/8 of a module.
    case widened
    /// Its bars are thinner than they should be, by as much.
    case thinned
    /// The same, and all its digits are 1, 2, 7 and 8, which differ by little more than that.
    case confusable
    /// It is out of focus, and all its digits are 1, 2, 7 and 8.
    case blurred
    /// One digit is another: it is no valid code.
    case altered
    /// A second label covers a part of it, with its modules at the same places.
    case pastedOnGrid
    /// The same, but moved and of another size.
    case pastedOffGrid
  }

  /// The name of the symbology.
  public let symbology: String
  /// The digits drawn; of two labels, those of the one below.
  public let text: String
  /// The codes that may be read, in 14 digits; none where nothing may.
  public let gtins: [String]
  public let picture: GrayPicture

  /// The same seed gives the same symbol.
  public init(_ kind: Kind, seed: UInt64) {
    let number = UInt64(Self.Kind.allCases.firstIndex(of: kind) ?? 0)
    var random = SeededRandom(seed: seed << 4 | number)
    var code = DrawnCode(
      digits: kind == .confusable || kind == .blurred ? [1, 2, 7, 8] : Array(0...9), using: &random)
    var scene = SymbolScene(using: &random)
    var overlay: SymbolScene.Overlay?
    var codes = [code]
    let eighths = Double(random.element(of: [3, 4, 5, 6])) / 8
    switch kind {
    case .widened: scene.gain = eighths
    case .thinned: scene.gain = -min(eighths, 5.0 / 8)
    case .confusable: scene.gain = random.element(of: [1, 1, 1, -0.8]) * eighths
    case .blurred: scene.blur = random.uniform(0.4...1.1)
    case .altered:
      code.alterDigit(using: &random)
      codes = [code]
    case .pastedOnGrid, .pastedOffGrid:
      // An edge along the bars would leave one whole symbol, of digits of both.
      let lean = random.uniform(10...170)
      let other = DrawnCode(symbology: code.symbology, digits: Array(0...9), using: &random)
      var label = SymbolScene.Overlay(
        pattern: other.pattern, edge: (random.uniform(-0.25...0.25), random.uniform(-0.25...0.25)),
        degrees: 90 + random.element(of: [0, 180]) + lean)
      if kind == .pastedOffGrid {
        label.shift = random.element(of: [-1, 1]) * random.uniform(0.5...8)
        label.scale = random.uniform(0.94...1.06)
      }
      overlay = label
      // Where they do not fit together, each shows for itself.
      codes = kind == .pastedOnGrid ? [] : [code, other]
    }
    symbology = code.symbology
    text = code.text
    gtins = codes.compactMap(\.gtin)
    picture = scene.picture(of: code.pattern, under: overlay, using: &random)
  }
}
