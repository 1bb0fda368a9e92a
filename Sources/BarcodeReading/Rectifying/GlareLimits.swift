/// What is taken for glare on a symbol, and when other rows may show what it hides.
struct GlareLimits: Sendable, Equatable {
  /// From which luma on it may be glare: of the 255 levels the uppermost few, as averaged lines may be partly beside
  /// it.
  var level: Float = 248
  /// By how many levels paper is darker at least: where it is nearly as light, what is blank might be paper.
  var abovePaper: Float = 15
  /// The least width of glare in a row, in modules of an EAN-13 symbol that fills the region: no space in it is so
  /// wide.
  var minimumWidth = 5.0
  /// How far beside it bars are spoiled too, in modules.
  var reach = 1.0
  /// The greatest part of either half of the symbol that glare hides in a row that is used: halves that are seen in
  /// different rows only might be those of two symbols.
  var maximumHidden = 0.3
  /// The least part of a quarter of the symbol that is glare where its bars count as hidden: glare spoils those
  /// beside it too.
  var hiddenPart = 0.1
  /// The least correlation of a row with the mean of those that are used: rows of print or of another label have
  /// less.
  var minimumLikeness: Float = 0.6
  /// In how many rows each column has to be seen.
  var minimumRows = 4
  /// How far around a column the light of a row is averaged, in modules: less than a digit, as the edge of glare is
  /// steep.
  var lightReach = 5.0

  static let all: [Limit<Self>] = [
    Limit("level", \.level),
    Limit("abovePaper", \.abovePaper),
    Limit("minimumWidth", \.minimumWidth),
    Limit("reach", \.reach),
    Limit("maximumHidden", \.maximumHidden),
    Limit("hiddenPart", \.hiddenPart),
    Limit("minimumLikeness", \.minimumLikeness),
    Limit("minimumRows", \.minimumRows),
    Limit("lightReach", \.lightReach),
  ]
}
