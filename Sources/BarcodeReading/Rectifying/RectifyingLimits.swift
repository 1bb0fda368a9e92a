/// Where the bars of a located region begin and end, which of its rows show them, and how far they may be
/// bent. Modules are those of an EAN-13 symbol that fills the region.
struct RectifyingLimits: Sendable, Equatable {
  /// How much higher than it was located a region is looked at, as a factor: cells at its ends have too little
  /// of the bars to be found.
  var locatedHeight = 1.25
  /// How far around a sample its contrast is measured while the region is fitted, in modules: twice the widest
  /// digit.
  var fittedContrastReach = 15.0
  /// How far a row is moved against the middle one at most, in modules.
  var lean = 3.0
  /// How far around a column the number of changes is measured, in modules: half a digit.
  var activityReach = 4.0
  /// The changes that a column of the symbol has at least, as a fraction of the upper quartile.
  var activity: Float = 0.4
  /// The widest gap in a symbol, in modules: the widest space is 4, and blur hides a narrow bar beside it. Where several
  /// symbols are told apart, the modules are those of each.
  var maximumGap = 6.0
  /// A change counts no more than this, in local standard deviations: so does that of any bar.
  var maximumChange: Float = 2
  /// Smaller values of the mean of the rows are no bar or space when edges are counted, in local standard
  /// deviations.
  var minimumLevel: Float = 0.25
  /// The least correlation of the best row with the mean of all: those of print differ from row to row.
  var minimumAgreement: Float = 0.2
  /// The same of any row of the symbol, as a fraction of that of the best.
  var agreement: Float = 0.6
  /// The fewest rows of a symbol, of ``RegionRefiner``'s 24: one or two may show the seam between one half
  /// above and another below.
  var minimumRows = 3
  /// The fewest edges of each of several symbols side by side: nine tenths of those of an EAN-8 symbol, and more than
  /// a half of a long one has.
  var edgesOfNeighbours = SymbolLayout.ean8.edgeCount * 9 / 10
  /// The least change between a bar and a space of theirs, as a fraction of the contrast: a third of what a blur of
  /// 0.7 modules leaves of bars and spaces of one module in turn, exp(-π²·0.7²/2).
  var minimumChangeOfNeighbours: Float = 0.03
  /// How many gaps are tried, from the widest on: wider ones may be where bars are covered.
  var triedGaps = 4
  /// The most that rows rise along the bars once they are fitted: 35 degrees off a right angle.
  var maximumRise = 0.7
  /// The least height of rows that rise, as a fraction of that in which bars were located.
  var minimumHeight = 0.5

  /// How far around a sample its contrast is measured when the region is read, in modules: a third of a symbol,
  /// so that light may change across it.
  var contrastReach = 30.0
  /// The widest bar, in modules: 4 (ISO/IEC 15420, figures of the number sets), and half of one that blur may
  /// add.
  var widestBar = 4.5
  /// A change from column to column counts no more than this where rows are compared, in local standard
  /// deviations: so does that of a bar.
  var maximumEdge: Float = 0.4
  /// The least correlation of a half of a row with the mean of all where that half is seen.
  var wholeAgreement: Float = 0.6
  /// The same as a fraction of that of the best row.
  var relativeAgreement: Float = 0.75

  /// How much of the rows' contrast their mean keeps at least where they show the same bars: the rows of print
  /// have less in common.
  var alikeRows = 0.8

  /// How far within a region the edge of a label may be, as a fraction of its length: a region may be as wide as a
  /// label, whose quiet zones are a tenth of that at most (11 of 113 modules; GS1 General Specifications, clause
  /// 5.2.3.4).
  var labelEdge: Float = 0.1
  /// How much lighter than paper the ground beside it is, as a fraction of the paper's contrast to the bars: where
  /// light falls off along a symbol, the paper beside it is up to a quarter lighter on labelled photos.
  var lighterGround: Float = 0.4

  /// From which luma on it may be glare: the uppermost few of the 255 levels, as a line may be partly beside it.
  var glareLevel: Float = 248
  /// By how many levels paper is darker than that at least: else what is blank may be paper.
  var glareAbovePaper: Float = 15
  /// How far its soft edge reaches on either side, as a fraction of the width of what is white: that of a Gaussian
  /// strip down to a tenth of its peak, where what is over half of the peak is white.
  var glareEdge = 0.5
  /// How much darker ink is at one place of a symbol than at another where the light is uneven, as a fraction of the
  /// contrast.
  var unevenLight: Float = 0.5
  /// Where light leaves less of the contrast, nothing is seen.
  var washedOut: Float = 0.25
  /// What other rows show darker is print in glare and no white paper: from 0, as dark as any of them, to 1, as
  /// light; blur leaves narrow bars a quarter of the contrast.
  var printInGlare: Float = 0.75

  /// The maximum distance of landmarks from the curve of a bent symbol, root mean square in modules: under half
  /// of one, or it might be the next.
  var maximumMiss: Float = 0.35
  /// How many times as wide as the narrowest module the widest is at most: of a cylinder seen up to 66 degrees
  /// from its middle.
  var maximumStretch: Float = 2.5
  /// How far around a sample its contrast is measured where a bent symbol's edges are counted, in modules.
  var edgeReach: Float = 10
  /// Smaller changes are ripples: as a fraction of the local contrast.
  var minimumChange: Float = 0.2
  /// The same as a fraction of the whole profile's.
  var minimumChangeOfAll: Float = 0.05

  static let all: [Limit<Self>] = [
    Limit("locatedHeight", \.locatedHeight),
    Limit("fittedContrastReach", \.fittedContrastReach),
    Limit("lean", \.lean),
    Limit("activityReach", \.activityReach),
    Limit("activity", \.activity),
    Limit("maximumGap", \.maximumGap),
    Limit("maximumChange", \.maximumChange),
    Limit("minimumLevel", \.minimumLevel),
    Limit("minimumAgreement", \.minimumAgreement),
    Limit("agreement", \.agreement),
    Limit("minimumRows", \.minimumRows),
    Limit("edgesOfNeighbours", \.edgesOfNeighbours),
    Limit("minimumChangeOfNeighbours", \.minimumChangeOfNeighbours),
    Limit("triedGaps", \.triedGaps),
    Limit("maximumRise", \.maximumRise),
    Limit("minimumHeight", \.minimumHeight),
    Limit("contrastReach", \.contrastReach),
    Limit("widestBar", \.widestBar),
    Limit("maximumEdge", \.maximumEdge),
    Limit("wholeAgreement", \.wholeAgreement),
    Limit("relativeAgreement", \.relativeAgreement),
    Limit("alikeRows", \.alikeRows),
    Limit("labelEdge", \.labelEdge),
    Limit("lighterGround", \.lighterGround),
    Limit("glareLevel", \.glareLevel),
    Limit("glareAbovePaper", \.glareAbovePaper),
    Limit("glareEdge", \.glareEdge),
    Limit("unevenLight", \.unevenLight),
    Limit("washedOut", \.washedOut),
    Limit("printInGlare", \.printInGlare),
    Limit("maximumMiss", \.maximumMiss),
    Limit("maximumStretch", \.maximumStretch),
    Limit("edgeReach", \.edgeReach),
    Limit("minimumChange", \.minimumChange),
    Limit("minimumChangeOfAll", \.minimumChangeOfAll),
  ]
}
