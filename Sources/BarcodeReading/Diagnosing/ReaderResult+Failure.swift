import Imaging

extension ReaderResult {
  /// Why a picture gave no barcode.
  public struct Failure: Sendable, Hashable, Codable {
    /// What a person would call it.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      /// Nothing in it looks like bars.
      case noBarsSeen
      /// A module has too few pixels.
      case tooSmall
      /// The bars run into each other, and so does all else around them.
      case outOfFocus
      /// The bars run into each other, but not what lies in another direction.
      case moved
      /// Light is mirrored in the symbol, and a part of it is white.
      case glare
      /// The symbol goes on beyond the edge of the picture.
      case cutOff
      /// The bars on either side of a line differ in direction or width.
      case folded
      /// A part of the symbol shows no bars.
      case covered
      /// The bars are of a symbology that is neither EAN nor UPC.
      case otherSymbology
      /// The same bars were read as different codes.
      case contradictory
      /// There are bars, but no code that can be believed, and none of the above.
      case notDecodable
    }

    public let kind: Kind
    /// The width of a module in pixels, to a tenth, where it is known.
    public let pixelsPerModule: Double?
    /// The middle of the bars that are seen, in pixels; nil where none are.
    public private(set) var bars: Point?
    /// Where the fault is, in pixels; nil where it is all of the symbol, or not known.
    public private(set) var place: Point?
    /// Whether the bars go from one side of the picture nearly to the other: then the camera cannot be
    /// closer.
    public let fillsFrame: Bool
    /// That of the bars, where they are neither EAN nor UPC.
    public let otherSymbology: OtherSymbology?

    public init(
      _ kind: Kind, pixelsPerModule: Double? = nil, bars: Point? = nil, place: Point? = nil,
      fillsFrame: Bool = false, otherSymbology: OtherSymbology? = nil
    ) {
      self.kind = kind
      self.pixelsPerModule = pixelsPerModule.map { ($0 * 10).rounded() / 10 }
      (self.bars, self.place, self.fillsFrame) = (bars, place, fillsFrame)
      self.otherSymbology = otherSymbology
    }
  }
}

extension ReaderResult.Failure {
  public static let noBarsSeen = Self(.noBarsSeen)
  public static let notDecodable = Self(.notDecodable)
  public static let contradictory = Self(.contradictory)

  /// The side of the bars that the fault is at, as the picture is seen.
  public enum Side: String, Sendable {
    case left, right, top, bottom
  }

  /// Nil where it is not known, or in the middle of them.
  public var side: Side? {
    guard let bars, let place else { return nil }
    let (dx, dy) = (place.x - bars.x, place.y - bars.y)
    if dx == 0, dy == 0 { return nil }
    return abs(dx) > abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .top : .bottom)
  }

  /// A copy with every point passed through `transform`, such as from a rotated picture to the upright
  /// one.
  func mappingPoints(_ transform: (Point) -> Point) -> Self {
    var failure = self
    (failure.bars, failure.place) = (bars.map(transform), place.map(transform))
    return failure
  }

  private enum CodingKeys: CodingKey {
    case kind, pixelsPerModule, bars, place, fillsFrame, otherSymbology
  }

  /// Up to version 8 of the reader it was stored as the kind alone.
  public init(from decoder: any Decoder) throws {
    if let kind = try? decoder.singleValueContainer().decode(Kind.self) {
      self.init(kind)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Kind.self, forKey: .kind),
      pixelsPerModule: try container.decodeIfPresent(Double.self, forKey: .pixelsPerModule),
      bars: try container.decodeIfPresent(Point.self, forKey: .bars),
      place: try container.decodeIfPresent(Point.self, forKey: .place),
      fillsFrame: try container.decodeIfPresent(Bool.self, forKey: .fillsFrame) ?? false,
      otherSymbology: try container.decodeIfPresent(OtherSymbology.self, forKey: .otherSymbology))
  }
}
