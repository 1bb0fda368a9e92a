/// When the bars at the place of a reading are not those of its code.
///
/// Noise ratios are fractions of the symbol's energy, likenesses are correlations: 1 for the same shape.
/// Chosen on the labelled photos, whose true codes must not be disproved, and on drawn symbols that are easily
/// read wrong (`make bench-symbols`), none of which may be believed.
struct ExaminingLimits: Sendable, Equatable {
  /// With a lower noise ratio the symbol is as drawn, in one piece.
  var cleanNoise: Float = 0.015
  /// With a lower noise ratio the read digits explain the bars, and no other spread is tried.
  var explainedNoise: Float = 0.06
  /// What is left of the noise ratio at most where a cover made it: less is gained by leaving out any bars.
  var uncoveredNoise: Float = 0.5
  /// With a lower noise ratio the bars are seen clearly.
  var clearNoise: Float = 0.08
  /// With a higher noise ratio a code does not explain the bars.
  var maximumNoise: Float = 0.1
  /// How many times less energy other digits have to leave: where they are seen clearly, and where the read ones
  /// do not explain the bars anyway.
  var clearGain: Float = 3
  var unclearGain: Float = 1.25
  /// With less likeness the symbol is not found.
  var minimumLikeness: Float = 0.5
  /// On more lines only bars are read that are seen well: on labelled photos a symbol that is not found was read
  /// on 15 at most.
  var manyLines = 20

  /// With a lower noise ratio all rows show the symbol.
  var allRowsNoise: Float = 0.03
  /// With a lower noise ratio no other place is tried.
  var placedNoise: Float = 0.1
  /// Under this likeness the symbol may be seen from the other end, or in some rows only.
  var sightedLikeness: Float = 0.6
  /// Over this likeness a place is the right one, and none around it is tried.
  var placedLikeness: Float = 0.85
  /// The likeness of a row that counts, as a fraction of the best row's.
  var rowLikeness: Float = 0.85

  /// What is missing of an outer guard, as a fraction of its ink: twice as much as on any labelled photo, however
  /// dirty or bent.
  var maximumMissing: Float = 0.4

  /// How far beyond the ends of a short symbol other bars are looked for, in modules: the quiet zone of EAN-8 and
  /// the right one of UPC-E (GS1 General Specifications, clause 5.2.3.4).
  var quietModules = 7
  /// So many edges there are those of more bars: a digit has four in as many modules, one of which blur may hide,
  /// and the end of a label has one.
  var edgesBeyond = 3
  /// The darkness of a bar there at least, and of a space at most, as a fraction of full ink.
  var clearBar: Float = 0.6
  var clearSpace: Float = 0.4

  /// What a fit leaves of a digit that is not printed there, as the mean of its squared residuals, and how many
  /// times that of the median digit it is.
  var strangeRest: Float = 0.02
  var shortStrangeRest: Float = 0.008
  var strangeRatio: Float = 8
  /// The same ratio of a short code: true ones on labelled photos with more of that rest have up to 4.3.
  var shortStrangeRatio: Float = 4.5
  /// The same of each of two digits side by side: halves that are moved against each other by a third of a module leave
  /// 0.008, by two modules 0.017, six times what the others leave. True codes on labelled photos that leave more have
  /// ratios up to 2.2.
  var seamRest: Float = 0.012
  var seamRatio: Float = 4
  /// The same of a digit that some rows show otherwise, on bars that are seen clearly.
  var doubtfulRest: Float = 0.002
  var doubtfulRatio: Float = 25
  /// How many times the rest of the median digit, and how many times what the printed digit leaves, the rest of a
  /// digit is that is not printed there. Of drawn codes misread in a wide strip of light 31 of 38 have more of both, and
  /// of 948 true codes beside light one.
  var otherRestRatio: Float = 4
  var otherRestGain: Float = 2
  /// The same of each digit of a part, beside any other: true codes on labelled photos have under half of the
  /// rest, or a ratio under 1.9.
  var partRest: Float = 0.004
  var partRatio: Float = 2.5
  /// The same of the mean of a part whose every digit is explained worse than any other.
  var meanRest: Float = 0.02
  var meanRatio: Float = 5
  /// The fewest digits of a part.
  var shortestPart = 3

  /// The likeness from which a half of the symbol is seen clearly.
  var halfLikeness: Float = 0.8
  /// The least likeness of what is beside a clear half to the other one: of 943 clear halves of codes that zbar put
  /// together from two symbols side by side, two have more than 0.66 with even contrast, and none more than 0.79
  /// without; of 4,015 of true codes, one has under 0.8.
  var besideHalf: Float = 0.7
  /// With more likeness both halves are where they belong: bars that are moved by a module look far less like
  /// themselves.
  var onePieceLikeness: Float = 0.85
  /// How far apart the halves may have the centre guard, in modules: so far they are on the most strongly bent
  /// photos.
  var maximumJump: Float = 0.5
  /// Twice as far as bent paper has them in any two neighbouring bands.
  var clearJump: Float = 1
  /// How much wider or narrower than the symbol's width tells a half may be, as a fraction.
  var halfStretch: Float = 0.12

  /// The rows of a part are alike where their mean keeps so much of their contrast.
  var alike: Float = 0.6
  /// The jump of the lean, in degrees: on labelled photos up to 3.2, and on labels that are pasted askew up to
  /// 12.
  var leanJump: Float = 4
  /// How many times the change within the parts on either side a jump is, and the largest one farther away. With 4 of
  /// both a label is missed that is pasted askew on a symbol whose bars fan out.
  var leanRatio: Float = 4
  var leanRatioBeyond: Float = 3

  /// What single bands of rows may show.
  var rows = RowLimits()

  static let all: [Limit<Self>] = [
    Limit("cleanNoise", \.cleanNoise),
    Limit("explainedNoise", \.explainedNoise),
    Limit("uncoveredNoise", \.uncoveredNoise),
    Limit("clearNoise", \.clearNoise),
    Limit("maximumNoise", \.maximumNoise),
    Limit("clearGain", \.clearGain),
    Limit("unclearGain", \.unclearGain),
    Limit("minimumLikeness", \.minimumLikeness),
    Limit("manyLines", \.manyLines),
    Limit("allRowsNoise", \.allRowsNoise),
    Limit("placedNoise", \.placedNoise),
    Limit("sightedLikeness", \.sightedLikeness),
    Limit("placedLikeness", \.placedLikeness),
    Limit("rowLikeness", \.rowLikeness),
    Limit("maximumMissing", \.maximumMissing),
    Limit("quietModules", \.quietModules),
    Limit("edgesBeyond", \.edgesBeyond),
    Limit("clearBar", \.clearBar),
    Limit("clearSpace", \.clearSpace),
    Limit("strangeRest", \.strangeRest),
    Limit("shortStrangeRest", \.shortStrangeRest),
    Limit("strangeRatio", \.strangeRatio),
    Limit("shortStrangeRatio", \.shortStrangeRatio),
    Limit("seamRest", \.seamRest),
    Limit("seamRatio", \.seamRatio),
    Limit("doubtfulRest", \.doubtfulRest),
    Limit("doubtfulRatio", \.doubtfulRatio),
    Limit("otherRestRatio", \.otherRestRatio),
    Limit("otherRestGain", \.otherRestGain),
    Limit("partRest", \.partRest),
    Limit("partRatio", \.partRatio),
    Limit("meanRest", \.meanRest),
    Limit("meanRatio", \.meanRatio),
    Limit("shortestPart", \.shortestPart),
    Limit("halfLikeness", \.halfLikeness),
    Limit("besideHalf", \.besideHalf),
    Limit("onePieceLikeness", \.onePieceLikeness),
    Limit("maximumJump", \.maximumJump),
    Limit("clearJump", \.clearJump),
    Limit("halfStretch", \.halfStretch),
    Limit("alike", \.alike),
    Limit("leanJump", \.leanJump),
    Limit("leanRatio", \.leanRatio),
    Limit("leanRatioBeyond", \.leanRatioBeyond),
  ]
}
