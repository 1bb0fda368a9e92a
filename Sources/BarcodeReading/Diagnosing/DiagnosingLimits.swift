/// When an unread photo has which fault.
///
/// The limits are between what `make bench-reasons` draws with a fault and without it. No limit here changes
/// what is read.
struct DiagnosingLimits: Sendable, Equatable {
  /// So many of the largest places are looked at.
  var places = 3
  /// With fewer edges there is nothing to be said.
  var minimumEdges = 6
  /// With fewer edges it is a symbol only if blur hides the others: a fifth of an EAN-13 symbol's.
  var edgesOfBars = SymbolLayout.ean13.edgeCount / 5
  /// With so many edges it is bars, however little the rows are alike.
  var manyEdges = SymbolLayout.ean13.edgeCount / 3
  /// The least height, in pixels, and as a fraction of the width.
  var minimumHeight = 5.0
  var minimumHeightOfWidth = 0.06
  /// How much of the rows' contrast their mean keeps at least; of few edges, and of many.
  var fewEdgesLikeness = 0.6
  var barsLikeness = 0.85
  /// The least width of few edges, as a fraction of the picture's longer side.
  var minimumWidth = 0.15

  /// Modules that are narrower, in pixels, have two edges on one pixel.
  var smallestModule = 1.0
  /// The part of the width that is between dark and light where modules run into each other: a third of a sine
  /// wave, and more of narrower ones.
  var smallBetweenLevels = 0.45
  /// The same of bars that are blurred.
  var blurredBetweenLevels = 0.3
  /// The least ratio of the energies of gradients after a small and a large Gaussian where something is sharp:
  /// about 1 for heavy blur, 4 and more for none.
  var sharp = 3.2
  /// The same along the bars, where something moved; and as a multiple of the least.
  var movedSharp = 1.8
  var movedRatio = 1.02

  /// The part of the bars' place that light hides where it is the reason, be the rest sharp or not: three modules from
  /// end to end.
  var litPart = 0.03
  /// The part of a block's samples that are burnt out where light is mirrored in it.
  var mostlyBurnt = 0.7
  /// A luma that only burnt places reach.
  var burnt: Float = 250
  /// How far the level beyond an end is from that of paper where something lies on it, as a part of the contrast.
  var coverDifference: Float = 0.25

  /// How much wider the modules are at one end than at the other by a fold: more than a photo from an angle
  /// makes them.
  var foldStretch = 1.3
  /// How far the bars of some blocks lean otherwise, in degrees: more than they do in perspective; see
  /// ``LeanCheck``.
  var foldLean = 4.0
  /// How many edges a part of the bars above or below has at least, to show a fold: the edge of something that lies
  /// on them is one.
  var foldEdges = 2
  /// The likeness of the rows of a block that shows bars; a block with only one edge may have more than 1.
  var blockLikeness: ClosedRange<Float> = 0.6...1.5
  /// The same of a block that counts for what is usual.
  var usualBlockLikeness: Float = 0.5
  /// The least contrast of a block, as a fraction of what is usual: to count, and to show a fold.
  var blockContrast: Float = 0.2
  var foldContrast: Float = 0.3
  /// A bar or space of so many modules is a gap: far wider than any.
  var gap = 7.0
  /// How much of the rows' contrast their mean keeps where they all show the same bars.
  var sameRows = 0.86

  /// So many of the sixteen lines agree at least on a symbol of another symbology: none do on 2,000 degraded copies of
  /// photos with an EAN or UPC symbol.
  var otherLines = 2

  static let all: [Limit<Self>] = [
    Limit("places", \.places),
    Limit("minimumEdges", \.minimumEdges),
    Limit("edgesOfBars", \.edgesOfBars),
    Limit("manyEdges", \.manyEdges),
    Limit("minimumHeight", \.minimumHeight),
    Limit("minimumHeightOfWidth", \.minimumHeightOfWidth),
    Limit("fewEdgesLikeness", \.fewEdgesLikeness),
    Limit("barsLikeness", \.barsLikeness),
    Limit("minimumWidth", \.minimumWidth),
    Limit("smallestModule", \.smallestModule),
    Limit("smallBetweenLevels", \.smallBetweenLevels),
    Limit("blurredBetweenLevels", \.blurredBetweenLevels),
    Limit("sharp", \.sharp),
    Limit("movedSharp", \.movedSharp),
    Limit("movedRatio", \.movedRatio),
    Limit("litPart", \.litPart),
    Limit("mostlyBurnt", \.mostlyBurnt),
    Limit("burnt", \.burnt),
    Limit("coverDifference", \.coverDifference),
    Limit("foldStretch", \.foldStretch),
    Limit("foldLean", \.foldLean),
    Limit("foldEdges", \.foldEdges),
    Limit("blockLikeness", \.blockLikeness),
    Limit("usualBlockLikeness", \.usualBlockLikeness),
    Limit("blockContrast", \.blockContrast),
    Limit("foldContrast", \.foldContrast),
    Limit("gap", \.gap),
    Limit("sameRows", \.sameRows),
    Limit("otherLines", \.otherLines),
  ]
}
