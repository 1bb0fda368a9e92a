import Foundation
import TestSupport

/// A photo with symbols that nobody should miss: true ones, lit evenly, hardly out of focus.
public struct ClearPhoto: Sendable {
  /// What makes it less than usual.
  public enum Kind: String, CaseIterable, Sendable {
    /// 1 to 2 pixels a module.
    case small
    /// 2 to 8 pixels a module.
    case usual
    /// 8 to 25 pixels a module.
    case large
    /// The symbol fills the frame, with up to 60 pixels a module.
    case filling
    /// Edges that are spread over 4 to 8 pixels, where the bars are wider than that.
    case soft
    /// Light bars on a dark card.
    case lightOnDark
    /// Up to 3 modules of paper beside the bars, then a plain background that is not as dark.
    case narrowQuietZone
    /// An end of the symbol is at an edge of the picture.
    case atEdge
    /// Ink and paper are 40 to 60 gray levels apart.
    case lowContrast
    /// Two or three symbols on a card each.
    case several
  }

  /// What is drawn, for a person: the symbologies and pixels a module.
  public let description: String
  /// The codes to read, in 14 digits.
  public let gtins: [String]
  public let picture: GrayPicture

  /// The same seed gives the same photo.
  ///
  /// - Parameters:
  ///   - symbology: its name; nil for any.
  ///   - largestFrame: megapixels that the picture has at most, if the symbol needs no more.
  public init(
    _ kind: Kind, seed: UInt64, symbology: String? = nil, largestFrame: Double = .infinity
  ) {
    let number = UInt64(Kind.allCases.firstIndex(of: kind) ?? 0)
    var random = SeededRandom(seed: seed << 4 | number)
    let count = kind == .several ? Int.random(in: 2...3, using: &random) : 1
    let codes = (0..<count).map { _ in
      DrawnCode(symbology: symbology, digits: Array(0...9), using: &random)
    }
    var frame = ClearFrame(kind, largest: largestFrame, using: &random)
    frame.cards = codes.indices.map { ClearCard(kind, codes[$0].pattern, using: &random) }
    frame.place(kind, using: &random)
    gtins = codes.compactMap(\.gtin)
    description = zip(codes, frame.cards).map { code, card in
      "\(code.symbology) \(code.text) at \((card.pixelsPerModule * 10).rounded() / 10)"
    }.joined(separator: ", ")
    picture = frame.picture(using: &random)
  }
}

/// A symbol with paper around it, and where it is.
struct ClearCard {
  let bars: PrintedBars
  var pixelsPerModule: Double
  var heightRatio: Double
  /// Clockwise.
  var degrees: Double
  /// Gray levels.
  var paper: Double
  var ink: Double
  /// Modules of paper beside the bars.
  var quiet = 10.0
  /// Its middle, in pixels.
  var center = (x: 0.0, y: 0.0)

  init(_ kind: ClearPhoto.Kind, _ pattern: SymbolPattern, using random: inout SeededRandom) {
    pixelsPerModule =
      switch kind {
      case .small: random.uniform(1...2)
      case .usual, .lowContrast, .narrowQuietZone, .atEdge, .several: random.uniform(2...8)
      case .lightOnDark: random.uniform(2...12)
      case .large: random.uniform(8...25)
      case .filling: pow(60 / 4, random.uniform(0...1)) * 4
      case .soft: random.uniform(8...30)
      }
    heightRatio = random.uniform(0.35...0.8)
    degrees =
      switch kind {
      case .filling, .atEdge:
        Double(random.element(of: [0, 90, 180, 270])) + random.uniform(-2...2)
      default: random.uniform(0...360)
      }
    let contrast =
      kind == .lowContrast ? random.uniform(40...60) : random.uniform(100...200)
    ink = random.uniform(10...(250 - contrast))
    paper = ink + contrast
    if kind == .lightOnDark { (ink, paper) = (paper, ink) }
    if kind == .narrowQuietZone { quiet = random.uniform(0...3) }
    // 10 to 90 % of an edge are 2.56 standard deviations.
    let blur =
      kind == .soft
      ? random.uniform(4...8) / 2.56 / pixelsPerModule : random.uniform(0.02...0.25)
    // A pixel is a box as wide as itself, whose standard deviation is 0.29.
    bars = PrintedBars(
      pattern, gain: random.uniform(-0.1...0.1),
      blur: (blur * blur + pow(0.29 / pixelsPerModule, 2)).squareRoot())
  }

  /// Half its extent along the direction of reading and across, in pixels, with its paper.
  var reach: (u: Double, v: Double) {
    (
      (bars.width / 2 + quiet) * pixelsPerModule,
      (bars.width * heightRatio / 2 + min(quiet, 3)) * pixelsPerModule
    )
  }

  /// The radius of a circle around it, in pixels.
  var radius: Double { (reach.u * reach.u + reach.v * reach.v).squareRoot() }

  /// The level at a point in pixels from its middle; nil beside the card.
  func level(_ dx: Double, _ dy: Double, _ turn: (cos: Double, sin: Double)) -> Double? {
    let (u, v) = (dx * turn.cos + dy * turn.sin, dy * turn.cos - dx * turn.sin)
    guard abs(u) < reach.u, abs(v) < reach.v else { return nil }
    let isBar = abs(v) < bars.width * heightRatio * pixelsPerModule / 2
    return paper + (ink - paper)
      * (isBar ? bars.coverage(at: u / pixelsPerModule + bars.width / 2) : 0)
  }
}

/// A picture with cards on a plain background.
struct ClearFrame {
  var width: Int
  var height: Int
  /// A gray level.
  var background: Double
  /// The standard deviation of the noise in gray levels.
  var noise: Double
  var cards: [ClearCard] = []

  init(_ kind: ClearPhoto.Kind, largest: Double, using random: inout SeededRandom) {
    let usual: Double = kind == .large || kind == .soft ? 48 : 12
    let megapixels = pow(min(usual, largest), random.uniform(0...1))
    width = Int((megapixels * 1e6 * 4 / 3).squareRoot())
    height = width * 3 / 4
    background = random.uniform(20...240)
    noise = random.uniform(0...(kind == .lowContrast ? 2 : 4))
  }

  /// Puts the cards where there is room, and makes the frame as large as they need.
  mutating func place(_ kind: ClearPhoto.Kind, using random: inout SeededRandom) {
    guard let first = cards.first else { return }
    switch kind {
    case .filling:
      let isSideways = Int((first.degrees / 90).rounded()) % 2 == 1
      let (u, v) = (
        first.bars.width * first.pixelsPerModule * random.uniform(1.02...1.2),
        first.bars.width * first.heightRatio * first.pixelsPerModule * random.uniform(0.8...1.2)
      )
      (width, height) = isSideways ? (Int(v), Int(u)) : (Int(u), Int(v))
      cards[0].center = (Double(width) / 2, Double(height) / 2)
    case .atEdge:
      // One end of the bars is at the picture's left or right edge, with 1 to 4 modules of paper.
      let half = (first.bars.width / 2 + random.uniform(1...4)) * first.pixelsPerModule
      width = max(width, Int(2 * first.radius))
      height = max(height, Int(2 * first.radius))
      let far = Double(width) - half
      cards[0].center = (random.element(of: [half, far]), Double(height) / 2)
      if Int((first.degrees / 90).rounded()) % 2 == 1 {
        swap(&width, &height)
        cards[0].center = (cards[0].center.y, cards[0].center.x)
      }
    default:
      let radius = cards.map(\.radius).max() ?? 0
      width = max(width, Int(2 * radius * Double(cards.count)) + 2)
      height = max(height, Int(2 * radius) + 2)
      let part = Double(width) / Double(cards.count)
      for index in cards.indices {
        cards[index].center = (
          part * Double(index) + random.uniform(radius...(part - radius)),
          random.uniform(radius...(Double(height) - radius))
        )
      }
    }
    if kind == .narrowQuietZone {
      background = random.uniform((first.ink + 0.5 * (first.paper - first.ink))...250)
    }
  }

  func picture(using random: inout SeededRandom) -> GrayPicture {
    let grain = (0..<65521).map { _ in noise * random.normal() }
    let offsets = (0..<height).map { _ in Int.random(in: 0..<grain.count, using: &random) }
    let turns = cards.map { (cos: cos($0.degrees * .pi / 180), sin: sin($0.degrees * .pi / 180)) }
    var picture = GrayPicture(width: width, height: height)
    for y in 0..<height {
      let row = cards.indices.filter { abs(Double(y) - cards[$0].center.y) <= cards[$0].radius + 1 }
      for x in 0..<width {
        var level = background
        for index in row {
          let (dx, dy) = (
            Double(x) + 0.5 - cards[index].center.x, Double(y) + 0.5 - cards[index].center.y
          )
          if let own = cards[index].level(dx, dy, turns[index]) { level = own }
        }
        level += grain[(offsets[y] + x) % grain.count]
        picture[x, y] = UInt8(min(max(level, 0), 255))
      }
    }
    return picture
  }
}
