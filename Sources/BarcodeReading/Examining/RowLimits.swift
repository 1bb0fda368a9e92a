/// What single bands of rows across a symbol may show besides its digits.
///
/// Distances are squared, in ink, summed over the cells of a digit; likenesses are correlations.
struct RowLimits: Sendable, Equatable {
  /// Under heavier blur, in modules, text below the bars looks like some digits.
  var maximumBlur: Float = 0.7
  /// So many digits that a band clearly shows are those of another label: dirt and damage look like one or two.
  var manyDigits = 3
  /// The same of a short code, which has hardly anything besides its digits that tells it from a mixture of two
  /// labels.
  var shortManyDigits = 1
  /// In so many bands of its reading a short code has to be seen: on labelled photos it is in 7 of 12.
  var shortBands = 4
  /// In so many bands one half of the symbol is seen beside other bars only where there are two labels: twice as
  /// many as on labelled photos.
  var manyHalves = 4
  /// The same, where no more bands show the whole symbol: on labelled photos 7 of 12 do.
  var someHalves = 2
  /// The least step between halves of two symbols, in bands of which the reading has 12.
  var minimumStep = 2
  /// The least part of a digit, of a half or of a whole symbol that glare leaves to be seen where it is compared.
  var seenPart = 0.5
  /// The least part of a quarter of the symbol that is glare where its bars count as hidden, as glare spoils those
  /// beside it too; and of the symbol where a code is not believed without being found there.
  var hiddenPart = 0.1
  /// A band that is explained worse, as a fraction of what there is to explain, shows no digits.
  var maximumMiss: Float = 0.4

  /// Patterns that look more alike under the blur are not told apart, as a distance.
  var minimumDistance: Float = 0.5
  /// How much more the digit of the reading costs where another is seen, as a fraction of their distance: with
  /// noise nearly the whole of it if the other is printed, and nearly as much below 0 if the read one is.
  var seenExcess: Float = 0.4
  var clearExcess: Float = 0.6
  /// What is left unexplained of another digit, as a fraction of that distance.
  var seenRest: Float = 0.3
  var clearRest: Float = 0.25
  /// The same as a multiple of what is usual in the band.
  var unusualRest: Float = 3
  /// Less than this is no more than is usual, as a fraction of the distance.
  var littleRest: Float = 0.05
  /// Bars have at least so much of the spread of those of the reading: blank paper is no digit.
  var strangeSpread: Float = 0.5
  /// The likeness to the bars of the reading under which bars are others: on labelled photos no two bands with
  /// the same bars have less than 0.85.
  var strangeLikeness: Float = 0.6
  /// The likeness of two bands that show the same bars.
  var sameBars: Float = 0.95
  /// The likeness from which bars by themselves are a digit's, and by how much more they look like another than like
  /// the one of the reading where they are the other's: no band does so on labelled photos where none shows the digit
  /// that was read.
  var otherDigit: Float = 0.9
  var otherGain: Float = 0.2

  /// The likeness of a half or a quarter from which it is that of the reading, and up to which it is another.
  var sameHalf: Float = 0.85
  var otherHalf: Float = 0.5
  /// How much of the reading's contrast other bars have at least, and paper at most.
  var barsContrast: Float = 0.6
  var paperContrast: Float = 0.2
  /// The least mean of squared differences from their mean in ink that are bars: far less than half ink and half paper
  /// have, which is 0.25, and more than blur leaves of narrow bars.
  var barsSpread: Float = 0.05
  /// What a cover has of the spread of the bars under it at most: noise. With a fifth, thin bars of another label that
  /// blur leaves hardly seen count as a cover.
  var evenSpread: Float = 0.05

  static let all: [Limit<Self>] = [
    Limit("maximumBlur", \.maximumBlur),
    Limit("manyDigits", \.manyDigits),
    Limit("shortManyDigits", \.shortManyDigits),
    Limit("shortBands", \.shortBands),
    Limit("manyHalves", \.manyHalves),
    Limit("someHalves", \.someHalves),
    Limit("minimumStep", \.minimumStep),
    Limit("seenPart", \.seenPart),
    Limit("hiddenPart", \.hiddenPart),
    Limit("maximumMiss", \.maximumMiss),
    Limit("minimumDistance", \.minimumDistance),
    Limit("seenExcess", \.seenExcess),
    Limit("clearExcess", \.clearExcess),
    Limit("seenRest", \.seenRest),
    Limit("clearRest", \.clearRest),
    Limit("unusualRest", \.unusualRest),
    Limit("littleRest", \.littleRest),
    Limit("strangeSpread", \.strangeSpread),
    Limit("strangeLikeness", \.strangeLikeness),
    Limit("sameBars", \.sameBars),
    Limit("otherDigit", \.otherDigit),
    Limit("otherGain", \.otherGain),
    Limit("sameHalf", \.sameHalf),
    Limit("otherHalf", \.otherHalf),
    Limit("barsContrast", \.barsContrast),
    Limit("paperContrast", \.paperContrast),
    Limit("barsSpread", \.barsSpread),
    Limit("evenSpread", \.evenSpread),
  ]
}
