import Imaging

/// What a reader saw: a code, how and where it was printed, and how sure the reading is.
public struct Barcode: Sendable, Hashable, Codable {
  /// The number that the symbol stands for.
  public let gtin: GTIN
  /// How the bars were printed.
  public let symbology: Symbology
  /// The digits as printed under the bars: 13, 12 or 8 of them.
  public let text: String
  /// The two or five digits beside the symbol, where there are any.
  public let addOn: AddOn?
  /// The symbol's corners, in pixels of the upright picture.
  public let quad: Quadrilateral
  /// The stage that read it.
  public let stage: ReadingStage
  /// How many scan lines agreed on the code; for ``ReadingStage/model``, which reads the mean of rows,
  /// those of them that show the code by themselves.
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

  /// The same reading with its corners moved, as from a scaled or turned picture to the original.
  public func mappingQuad(_ transform: (Point) -> Point) -> Barcode {
    Barcode(
      gtin: gtin, symbology: symbology, text: text, addOn: addOn, quad: quad.map(transform),
      stage: stage, agreeingLines: agreeingLines)
  }

  /// The same reading with the digits beside the symbol.
  public func adding(_ addOn: AddOn) -> Barcode {
    Barcode(
      gtin: gtin, symbology: symbology, text: text, addOn: addOn, quad: quad, stage: stage,
      agreeingLines: agreeingLines)
  }
}
