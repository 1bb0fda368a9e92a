/// When a code of the model is believed, and when it refutes one that zbar read.
///
/// The first ten were chosen on rendered symbols and distractors (`make bench-model`): none of tens of
/// thousands of distractors keeps all of them, with a factor of two to spare in both margin and integrity.
/// Noise ratios are fractions of the symbol's energy; margin, integrity and excess are energies in units of the
/// variance of a cell, as ``ModelEvidence`` describes them.
struct ModelLimits: Sendable, Equatable {
  /// The standard deviation from which blur counts as heavy, in modules.
  var heavyBlur: Float = 1.2
  /// The highest noise ratio of a long code, and of a short one: these have so few digits that some fit most
  /// bars somehow.
  var maximumNoiseRatio: Float = 0.12
  var shortMaximumNoiseRatio: Float = 0.06
  /// The least margin. Were all cells independent, 80 would be a likelihood ratio of e to the power of 40.
  var minimumMargin: Float = 80
  var shortMinimumMargin: Float = 200
  /// The least integrity. Under heavy blur, other bars with a small shift can look like a digit.
  var minimumIntegrity: Float = 20
  var heavyMinimumIntegrity: Float = 80
  var shortMinimumIntegrity: Float = 100
  /// From this integrity on, no other bars come near those of any digit.
  var clearIntegrity: Float = 200
  /// The energy of the worst digit as a multiple of the median digit's: below that integrity, and from it on.
  var maximumWorstDigit: Float = 6
  var clearMaximumWorstDigit: Float = 12
  /// Under more blur, in modules, missing ink is not told from other bars.
  var wornBlur: Float = 0.7
  /// With so much of a strip's ink missing, a bar may as well never have been there.
  var lostPart: Float = 0.9
  /// Under heavy blur, how many times the noise ratio a band of rows that shows other digits may have.
  var bandNoise: Float = 3
  /// With a higher noise ratio of the mean of all rows there is no symbol, and parts of them are not tried:
  /// just above what is believed.
  var partNoiseRatio: Float = 0.13
  /// Lines with a higher noise ratio are left out where several are explained together.
  var lineNoiseRatio: Float = 0.15
  /// Noise of a line is never taken to be lower, as a fraction of the contrast: one gray level of 250.
  var minimumNoise: Float = 0.004
  /// The same where digits are compared: two of them.
  var minimumDigitNoise: Float = 0.008

  /// With a lower noise ratio the profile was seen clearly enough to refute a code of zbar's.
  var refutingNoiseRatio: Float = 0.15
  /// A code of another layout has to leave so much less noise, as a factor.
  var betterNoiseRatio: Float = 0.5
  /// How much more energy a code may have than the best digits: a scratch on one digit adds some dozens, a
  /// different digit adds hundreds or thousands.
  var maximumExcess: Float = 300
  /// A digit is wrong with an energy over so many times the median digit's, and over so much of a digit's
  /// signal. If only one of the two is exceeded, it is a scratch on a clear print, or noise.
  var wrongDigitRatio: Float = 30
  var wrongDigitShare: Float = 0.1
  /// The integrity under which a code that the model finds too is refuted. Of a short code half of what makes it
  /// believed: a digit or two from another label often make a whole one.
  var refutedIntegrity: Float = -100
  var shortRefutedIntegrity: Float = 50

  /// Where symbols are looked for, and when the search ends.
  var search = ModelSearchLimits()
  /// What blur, print and light may be.
  var priors = ModelPriors()

  /// The same for how bars are printed: light ones are mostly what is not printed, from which no ink can be missing.
  func forPrint(_ polarity: Polarity) -> ModelLimits {
    var limits = self
    if polarity == .lightOnDark { limits.wornBlur = 0 }
    return limits
  }

  static let all: [Limit<Self>] = [
    Limit("heavyBlur", \.heavyBlur),
    Limit("maximumNoiseRatio", \.maximumNoiseRatio),
    Limit("shortMaximumNoiseRatio", \.shortMaximumNoiseRatio),
    Limit("minimumMargin", \.minimumMargin),
    Limit("shortMinimumMargin", \.shortMinimumMargin),
    Limit("minimumIntegrity", \.minimumIntegrity),
    Limit("heavyMinimumIntegrity", \.heavyMinimumIntegrity),
    Limit("shortMinimumIntegrity", \.shortMinimumIntegrity),
    Limit("clearIntegrity", \.clearIntegrity),
    Limit("maximumWorstDigit", \.maximumWorstDigit),
    Limit("clearMaximumWorstDigit", \.clearMaximumWorstDigit),
    Limit("wornBlur", \.wornBlur),
    Limit("lostPart", \.lostPart),
    Limit("bandNoise", \.bandNoise),
    Limit("partNoiseRatio", \.partNoiseRatio),
    Limit("lineNoiseRatio", \.lineNoiseRatio),
    Limit("minimumNoise", \.minimumNoise),
    Limit("minimumDigitNoise", \.minimumDigitNoise),
    Limit("refutingNoiseRatio", \.refutingNoiseRatio),
    Limit("betterNoiseRatio", \.betterNoiseRatio),
    Limit("maximumExcess", \.maximumExcess),
    Limit("wrongDigitRatio", \.wrongDigitRatio),
    Limit("wrongDigitShare", \.wrongDigitShare),
    Limit("refutedIntegrity", \.refutedIntegrity),
    Limit("shortRefutedIntegrity", \.shortRefutedIntegrity),
  ]
}
