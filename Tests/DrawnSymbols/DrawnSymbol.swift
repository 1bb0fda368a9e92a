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
    /// A second label covers a part of it, with its modules at the same places. Its edge crosses at
    /// least 26 modules, the centre guard and three digits: one along the bars, which crosses fewer,
    /// can leave a whole symbol made of digits of both.
    case pastedOnGrid
    /// The same, but moved and of another size, with any edge: see ``DrawnSymbol/isWholeMixture``.
    case pastedOffGrid
    /// The same, but tilted against the first, perhaps with a margin, and of any symbology; likewise.
    case pastedAskew
    /// A second symbol is above or below it, with little or no paper between them.
    case stacked
    /// A second symbol or an add-on is to its right.
    case sideBySide
    /// One part of it is to the left of an edge along the bars, a part of another to the right, moved
    /// by at least a module: by less, the two are hardly told from one symbol on bent paper.
    case spliced
    /// Paper or a thumb covers a part of it, up to a half.
    case covered
    /// Scratches and strokes of a pen cross it or run along its bars.
    case scratched
    /// Its bars are wider at one end than at the other, by up to a module.
    case uneven
    /// Its modules are wider at one end, as on a curved surface.
    case bent
    /// Bars of another symbology, which may not be read.
    case foreign
  }

  /// The name of the symbology.
  public let symbology: String
  /// The digits drawn; of two labels, those of the one below.
  public let text: String
  /// The codes that may be read, in 14 digits; none where nothing may.
  public let gtins: [String]
  /// Whether its two labels are in line, so that they leave one whole symbol of digits of both, which is
  /// hardly told from a printed one.
  public let isWholeMixture: Bool
  public let picture: GrayPicture

  /// The same seed gives the same symbol, with or without a strip of light or two on it.
  public init(_ kind: Kind, seed: UInt64, isLit: Bool = false) {
    let number = UInt64(Self.Kind.allCases.firstIndex(of: kind) ?? 0)
    var random = SeededRandom(seed: seed << 4 | number)
    var code = DrawnCode(
      digits: kind == .confusable || kind == .blurred ? [1, 2, 7, 8] : Array(0...9), using: &random)
    var scene = SymbolScene(using: &random)
    var pattern: SymbolPattern?
    var (other, lean): (DrawnCode?, Double) = (nil, 0)
    let eighths = Double(random.element(of: [3, 4, 5, 6])) / 8
    switch kind {
    case .widened: scene.gain = eighths
    case .thinned: scene.gain = -min(eighths, 5.0 / 8)
    case .confusable: scene.gain = random.element(of: [1, 1, 1, -0.8]) * eighths
    case .blurred: scene.blur = random.uniform(0.4...1.1)
    case .altered: code.alterDigit(using: &random)
    case .pastedOnGrid, .pastedOffGrid, .spliced:
      lean = random.uniform(10...170)
      other = DrawnCode(symbology: code.symbology, digits: Array(0...9), using: &random)
    case .pastedAskew, .stacked, .sideBySide:
      lean = random.uniform(10...170)
      other = DrawnCode(digits: Array(0...9), using: &random)
    case .covered: scene.overlay = .blank(using: &random)
    case .scratched: scene.scratch(width: Double(code.pattern.modules.count), using: &random)
    case .uneven: scene.gainSlope = random.uniform(-1...1)
    case .bent: scene.bend = random.uniform(-0.3...0.3)
    case .foreign: pattern = .foreign(using: &random)
    }
    if let other {
      scene.add(other.pattern, to: code.pattern, as: kind, lean: lean, using: &random)
    }
    symbology = code.symbology
    text = code.text
    gtins =
      switch kind {
      // The parts belong to no whole symbol.
      case .spliced, .foreign: []
      default: [code, other].compactMap { $0?.gtin }
      }
    let width = Double(code.pattern.modules.count)
    isWholeMixture =
      (kind == .pastedOffGrid || kind == .pastedAskew && other?.symbology == code.symbology)
      && scene.overlay?.leavesWhole(width: width, height: width * scene.heightRatio) == true
    if isLit {
      var random = SeededRandom(seed: ~seed)
      scene.lights = (0..<random.element(of: [1, 1, 2])).map { _ in
        StripOfLight(width: width, height: width * scene.heightRatio, using: &random)
      }
    }
    picture = scene.picture(of: pattern ?? code.pattern, using: &random)
  }
}
