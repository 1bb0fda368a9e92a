/// Where the model looks for a symbol on a profile, and when it has found one.
struct ModelSearchLimits: Sendable, Equatable {
  /// The maximum number of places between quiet zones that are tried.
  var places = 3
  /// The same beside a certain code.
  var placesBesideCode = 1
  /// The narrowest symbol, in samples: far below one sample a module nothing can be read.
  var minimumWidth: Float = 60
  /// The fewest bars that are seen: of the thirty, even in a blurred symbol.
  var minimumBars = 7
  /// A bar is seen where the profile falls and rises by one part in so many of its range.
  var dipsInRange: Float = 20
  /// The narrowest quiet zone, in modules: the specification has 7 and more (ISO/IEC 15420), but labels are
  /// cut and print stands beside them.
  var minimumQuiet: Float = 1.5
  /// The narrowest beside other bars, in modules: before an add-on there are 7 at least (GS1 General
  /// Specifications, clause 5.2.2.3.2), of which blur takes some.
  var quietBeside: Float = 5
  /// The widest light run within a symbol, in modules: more than two digits have side by side.
  var maximumInside: Float = 9
  /// Wider quiet zones than the specification's count no more, in modules.
  var usualQuiet: Float = 7
  /// The widest space, in modules: light runs within a symbol that are wider count against it.
  var widestSpace: Float = 4
  /// What is lighter than its surroundings less this part of their contrast is paper.
  var paper: Float = 0.2
  /// The same as a part of the profile's range.
  var paperOfRange: Float = 0.1
  /// The width of what has as many edges as a symbol, as a fraction of the region's.
  var plausibleShare: ClosedRange<Float> = 0.8...1.25
  /// Where edges are counted, smaller changes are ripples: as a fraction of the local contrast, and of the whole
  /// profile's.
  var minimumChange: Float = 0.2
  var minimumChangeOfAll: Float = 0.05
  /// The mean darkness of a symbol as a fraction of full ink: half of it is ink, to within an eighth, and the
  /// usual tone curve makes half-covered parts lighter.
  var meanDarkness: Float = 0.43

  /// Starting points with a higher misfit are not refined: see ``GridSearch/Candidate/misfit``.
  var startMisfit: Float = 0.45
  /// How many starting points of a place are refined.
  var starts = 2
  /// A valid code with a lower noise ratio ends the search.
  var goodNoiseRatio: Float = 0.03
  /// With a higher noise ratio it is no symbol, and rivals are not looked for: twice what is believed.
  var hopelessNoiseRatio: Float = 0.25
  /// Codes that cost more than the best one by this, in units of the variance, are no rivals: several times the
  /// margin that is wanted.
  var rivalExcess: Float = 600
  /// How many replacements of a digit are fitted in full.
  var replacements = 6

  static let all: [Limit<Self>] = [
    Limit("places", \.places),
    Limit("placesBesideCode", \.placesBesideCode),
    Limit("minimumWidth", \.minimumWidth),
    Limit("minimumBars", \.minimumBars),
    Limit("dipsInRange", \.dipsInRange),
    Limit("minimumQuiet", \.minimumQuiet),
    Limit("quietBeside", \.quietBeside),
    Limit("maximumInside", \.maximumInside),
    Limit("usualQuiet", \.usualQuiet),
    Limit("widestSpace", \.widestSpace),
    Limit("paper", \.paper),
    Limit("paperOfRange", \.paperOfRange),
    Limit("plausibleShare", \.plausibleShare),
    Limit("minimumChange", \.minimumChange),
    Limit("minimumChangeOfAll", \.minimumChangeOfAll),
    Limit("meanDarkness", \.meanDarkness),
    Limit("startMisfit", \.startMisfit),
    Limit("starts", \.starts),
    Limit("goodNoiseRatio", \.goodNoiseRatio),
    Limit("hopelessNoiseRatio", \.hopelessNoiseRatio),
    Limit("rivalExcess", \.rivalExcess),
    Limit("replacements", \.replacements),
  ]
}
