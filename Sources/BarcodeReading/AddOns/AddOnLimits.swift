/// Where an add-on is looked for, and when what is found there is believed.
///
/// What the model has to show was chosen on drawn add-ons and on what else may be there (`make bench-add-ons`):
/// two digits are easily found in anything, and their number sets tell one number in four from another.
struct AddOnLimits: Sendable, Equatable {
  /// The fewest edges where an add-on may be: half of the 14 of one of two digits, as blur hides the others.
  var minimumEdges = 7
  /// The fewest lines on which zbar agrees.
  var minimumLines = 5
  /// How far to the right of the symbol it is searched, in modules: at most 12 of space and 47 of add-on (GS1
  /// General Specifications, clause 5.2.2.3.2).
  var reach = 60.0
  /// Where it begins at the earliest, as a fraction of the symbol's end.
  var start = 0.95

  /// The space before it, in modules: 7 to 12 by that clause, and one more or less where paper bends.
  var gap: ClosedRange<Float> = 6...13
  /// How much wider or narrower than at the symbol's end its modules may be: seen aslant.
  var stretch: ClosedRange<Float> = 0.94...1.06
  /// The highest noise ratio: half of a short code's.
  var maximumNoiseRatio: Float = 0.03
  /// The least margin: two and a half times that of a short code.
  var minimumMargin: Float = 500
  /// The least integrity: that of a long code under heavy blur.
  var minimumIntegrity: Float = 80
  /// The mean square of what is left in the space before it and after it, as fractions of the contrast: there
  /// is paper.
  var maximumBeside: Float = 0.001
  /// The standard deviations of radius, sigma, gain and tone from those of the symbol, in their units: it was
  /// printed and photographed with it.
  var radiusDeviation: Float = 0.2
  var sigmaDeviation: Float = 0.1
  var gainDeviation: Float = 0.05
  var toneDeviation: Float = 0.1

  static let all: [Limit<Self>] = [
    Limit("minimumEdges", \.minimumEdges),
    Limit("minimumLines", \.minimumLines),
    Limit("reach", \.reach),
    Limit("start", \.start),
    Limit("gap", \.gap),
    Limit("stretch", \.stretch),
    Limit("maximumNoiseRatio", \.maximumNoiseRatio),
    Limit("minimumMargin", \.minimumMargin),
    Limit("minimumIntegrity", \.minimumIntegrity),
    Limit("maximumBeside", \.maximumBeside),
    Limit("radiusDeviation", \.radiusDeviation),
    Limit("sigmaDeviation", \.sigmaDeviation),
    Limit("gainDeviation", \.gainDeviation),
    Limit("toneDeviation", \.toneDeviation),
  ]
}
