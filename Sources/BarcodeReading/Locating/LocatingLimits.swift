/// Which cells of a picture are taken for bars, and which of them for one region.
struct LocatingLimits: Sendable, Equatable {
  /// The minimum of a cell's mean squared gradient, in squared gray levels. Noise of σ levels has a mean of
  /// σ², so this is that of 2.4 levels: just over a sensor's.
  var minimumEnergy: Float = 6
  /// The minimum of ``GradientTensor/coherence`` in a cell and its neighbours: 1 for parallel gradients.
  var minimumCoherence: Float = 0.55
  /// The minimum of the cosine of twice the angle between neighbouring cells: 15 degrees, as bars turn in
  /// perspective from cell to cell at most.
  var sameDirection: Float = 0.86
  /// How many times cells are joined in fours, from the smallest on: 8 times the side, for wide bars.
  var levels = 4
  /// The most pixels of a picture that is looked at with small cells: 50 megapixels have 780,000, of which three
  /// copies of 16 bytes take 38 MB.
  var finePixels = 50_000_000
  /// The least number of cells in a region: fewer have no direction.
  var minimumCells = 4
  /// The least extent of a region either way, in cells: a single edge gives one or two.
  var minimumExtent = 3.0
  /// The least length of a region, in pixels: a quarter of one for each module, rounded up.
  var minimumLength = (Double(SymbolLayout.ean13.moduleCount) / 4).rounded(.up)
  /// The least that rows rise along the bars to be followed, and the most: 5 and 27 degrees off a right angle.
  var minimumRise = 0.08
  var maximumRise = 0.5

  /// Two regions are the same where their centres are no farther apart than this across the bars, as a
  /// fraction of the length: symbols side by side are at least one length apart.
  var sameAcross = 0.25
  /// The same along the bars, as a fraction of the height.
  var sameAlong = 0.5
  /// The sine of the greatest angle between them: 11.5 degrees.
  var sameAngle = 0.2
  /// The greatest difference of their rises: as much as is followed.
  var sameRise = 0.08
  /// How many times as long the other is.
  var sameLengths = 0.7...1.4
  /// The same where the ends are those of a reading.
  var sameLengthsOfCode = 0.9...1.1
  /// How many times as high: wider limits, as the height of what is found varies more.
  var sameHeights = 0.4...2.5
  /// From how many times the height of a symbol that was read a region may show another one too, above or below it.
  var heightOfTwo = 1.5

  static let all: [Limit<Self>] = [
    Limit("minimumEnergy", \.minimumEnergy),
    Limit("minimumCoherence", \.minimumCoherence),
    Limit("sameDirection", \.sameDirection),
    Limit("levels", \.levels),
    Limit("finePixels", \.finePixels),
    Limit("minimumCells", \.minimumCells),
    Limit("minimumExtent", \.minimumExtent),
    Limit("minimumLength", \.minimumLength),
    Limit("minimumRise", \.minimumRise),
    Limit("maximumRise", \.maximumRise),
    Limit("sameAcross", \.sameAcross),
    Limit("sameAlong", \.sameAlong),
    Limit("sameAngle", \.sameAngle),
    Limit("sameRise", \.sameRise),
    Limit("sameLengths", \.sameLengths),
    Limit("sameLengthsOfCode", \.sameLengthsOfCode),
    Limit("sameHeights", \.sameHeights),
    Limit("heightOfTwo", \.heightOfTwo),
  ]
}
