/// What place, blur, print and light of a symbol may be: limits that a fit keeps, and Gaussian priors, each a
/// usual value and a standard deviation, that draw it towards what is usual.
///
/// Lengths are in modules; light is in fractions of the contrast, over the width of the symbol.
struct ModelPriors: Sendable, Equatable {
  /// The radius of the disk of defocus: with more, all bars run into each other.
  var radii: ClosedRange<Float> = 0...3.2
  var usualRadius: Float = 1.2
  var radiusDeviation: Float = 1.5
  /// The standard deviation of all other blur: a pixel alone has 0.29 pixels.
  var sigmas: ClosedRange<Float> = 0.22...1.1
  var usualSigma: Float = 0.5
  var sigmaDeviation: Float = 0.4
  /// How much wider than drawn bars are printed.
  var gains: ClosedRange<Float> = -0.35...0.5
  /// The same of bad print: bars that almost meet, or almost vanish.
  var badGains: ClosedRange<Float> = -0.8...0.85
  var usualGain: Float = 0.1
  var gainDeviation: Float = 0.15
  /// The bend of the tone curve: see ``Blur/tone``. sRGB bends it by about -0.4.
  var tones: ClosedRange<Float> = -0.8...0.4
  var usualTone: Float = -0.4
  var toneDeviation: Float = 0.3
  /// The standard deviations of bow and skew: see ``ModuleGeometry``.
  var bowDeviation: Float = 8
  /// How many times as wide as the narrowest module the widest may be.
  var maximumStretch: Float = 2
  /// The standard deviations of the slope and the bend of the light on paper.
  var slopeDeviation: Float = 0.6
  var bendDeviation: Float = 0.4
  /// The same of the contrast.
  var contrastDeviation: Float = 0.4
  /// The contrast is at most this part of the paper's luma: ink is no darker than black, which a camera may
  /// have moved.
  var maximumContrast: Float = 1.1
  /// The largest slope of the contrast.
  var maximumContrastSlope: Float = 0.8
  /// The noise that is assumed when priors are weighed, as a fraction of the contrast.
  var noise: Float = 0.02
  /// The weight of a cell beyond the first module of the quiet zone, where there may be other print.
  var quietWeight: Float = 0.3
  /// How much lower the weight of such a cell is the worse it fits: at a tenth of the contrast by half.
  var quietRobustness: Float = 100

  static let all: [Limit<Self>] = [
    Limit("radii", \.radii),
    Limit("usualRadius", \.usualRadius),
    Limit("radiusDeviation", \.radiusDeviation),
    Limit("sigmas", \.sigmas),
    Limit("usualSigma", \.usualSigma),
    Limit("sigmaDeviation", \.sigmaDeviation),
    Limit("gains", \.gains),
    Limit("badGains", \.badGains),
    Limit("usualGain", \.usualGain),
    Limit("gainDeviation", \.gainDeviation),
    Limit("tones", \.tones),
    Limit("usualTone", \.usualTone),
    Limit("toneDeviation", \.toneDeviation),
    Limit("bowDeviation", \.bowDeviation),
    Limit("maximumStretch", \.maximumStretch),
    Limit("slopeDeviation", \.slopeDeviation),
    Limit("bendDeviation", \.bendDeviation),
    Limit("contrastDeviation", \.contrastDeviation),
    Limit("maximumContrast", \.maximumContrast),
    Limit("maximumContrastSlope", \.maximumContrastSlope),
    Limit("noise", \.noise),
    Limit("quietWeight", \.quietWeight),
    Limit("quietRobustness", \.quietRobustness),
  ]
}
