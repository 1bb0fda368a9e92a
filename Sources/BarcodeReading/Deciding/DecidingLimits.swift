/// How much evidence makes a code believed.
///
/// Wrong codes of zbar are read on few lines and in few views.
struct DecidingLimits: Sendable, Equatable {
  /// In so many views a long code is read.
  var views = 3
  /// On so many lines, in all views together.
  var lines = 4
  /// The same of a short code, which is easily found in other bars.
  var shortViews = 2
  var shortLines = 20
  /// In so many views, and on so many lines in each, a code is beyond doubt: the model is not asked.
  var doubtlessViews = 2
  var doubtlessLines = 24
  /// How many times the lines of another code at the same place it has.
  var outweighing = 5

  static let all: [Limit<Self>] = [
    Limit("views", \.views),
    Limit("lines", \.lines),
    Limit("shortViews", \.shortViews),
    Limit("shortLines", \.shortLines),
    Limit("doubtlessViews", \.doubtlessViews),
    Limit("doubtlessLines", \.doubtlessLines),
    Limit("outweighing", \.outweighing),
  ]
}
