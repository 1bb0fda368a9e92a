/// Which regions are worth a reading.
struct ScanningLimits: Sendable, Equatable {
  /// The fewest edges of a region that is read: a fifth of those of an EAN-13 symbol, as heavy blur hides many.
  var minimumEdges = SymbolLayout.ean13.edgeCount / 5
  /// The same once a code is certain: half of those of a UPC-E symbol, which has the fewest. Only zbar is asked
  /// of such few then, unless that code is out of focus. On the labelled photos zbar reads nothing in 265 regions with
  /// fewer than 18.
  var minimumEdgesBesideCode = SymbolLayout.upcE.edgeCount / 2
  /// The fewest with which zbar is asked again after it has read nothing, and beside a certain code the model:
  /// half of those of an EAN-13 symbol.
  var minimumEdgesOfHalf = SymbolLayout.ean13.edgeCount / 2
  /// The same beside a code that is out of focus, as a part of the edges that its own region shows: under a blur
  /// of 0.7 modules, symbols were seen to have from 18 to 27, by their digits.
  var edgesOfBlurredCode = 2.0 / 3
  /// The fewest of light bars in which zbar reads nothing, unless all rows show about the same: a third.
  var minimumEdgesOfLightBars = SymbolLayout.ean13.edgeCount / 3
  /// The fewest of a symbol around a cylinder, which is long: three tenths, as blur hides most where it is seen
  /// aslant.
  var minimumEdgesAround = SymbolLayout.ean13.edgeCount * 3 / 10
  /// From how many sides it is looked at: the likeliest of ``CylinderView/all``.
  var viewsAround = 2
  /// How many edges of a short symbol blur hides at most: more leave too little of it.
  var maximumHiddenEdges = 8

  static let all: [Limit<Self>] = [
    Limit("minimumEdges", \.minimumEdges),
    Limit("minimumEdgesBesideCode", \.minimumEdgesBesideCode),
    Limit("minimumEdgesOfHalf", \.minimumEdgesOfHalf),
    Limit("edgesOfBlurredCode", \.edgesOfBlurredCode),
    Limit("minimumEdgesOfLightBars", \.minimumEdgesOfLightBars),
    Limit("minimumEdgesAround", \.minimumEdgesAround),
    Limit("viewsAround", \.viewsAround),
    Limit("maximumHiddenEdges", \.maximumHiddenEdges),
  ]
}
