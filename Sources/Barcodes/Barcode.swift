import Imaging

/// A barcode as read from a picture: its number, where and how it was printed, and how it was read.
public struct Barcode: Sendable, Hashable, Codable {
  /// The number that the symbol encodes.
  public let gtin: GTIN
  /// The kind of symbol.
  public let symbology: Symbology
  /// The digits as printed under the bars: 13, 12 or 8 of them.
  public let text: String
  /// The two or five digits to the right of the symbol; nil if there are none.
  public let addOn: AddOn?
  /// The symbol's corners, in pixels of the upright picture; reading starts at the first.
  public let quad: Quadrilateral
  /// The stage of the reader that read it.
  public let stage: ReadingStage
  /// How many scan lines agreed on the code. ``ReadingStage/model`` reads the mean of many rows:
  /// there it is the number of rows that show the same code when read alone.
  public let agreeingLines: Int

  public init(
    gtin: GTIN, symbology: Symbology, text: String, addOn: AddOn? = nil, quad: Quadrilateral,
    stage: ReadingStage, agreeingLines: Int
  ) {
    self.gtin = gtin
    self.symbology = symbology
    self.text = text
    self.addOn = addOn
    self.quad = quad
    self.stage = stage
    self.agreeingLines = agreeingLines
  }

  /// A copy with every corner passed through `transform`, such as from a scaled or rotated picture
  /// to the original.
  public func mappingQuad(_ transform: (Point) -> Point) -> Barcode {
    Barcode(
      gtin: gtin, symbology: symbology, text: text, addOn: addOn, quad: quad.map(transform),
      stage: stage, agreeingLines: agreeingLines)
  }

  /// A copy with an add-on.
  public func adding(_ addOn: AddOn) -> Barcode {
    Barcode(
      gtin: gtin, symbology: symbology, text: text, addOn: addOn, quad: quad, stage: stage,
      agreeingLines: agreeingLines)
  }
}

/// The stages of the reader.
public enum ReadingStage: String, Sendable, Hashable, Codable {
  /// zbar on the whole picture as it is.
  case direct
  /// zbar on a region of bars that was cut out and rectified.
  case rectified
  /// A model of a blurred symbol fitted to the brightness across a region of bars.
  case model
}
