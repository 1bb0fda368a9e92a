import AppNavigation

/// What the line mode has told, and what it has to tell next.
struct PlainFace {
  /// Prints lines at once, each without a character that a terminal could act on.
  let tell: @MainActor ([String]) throws -> Void
  /// What was told last.
  var told: PlainView?
  var toldFirst = 0
  /// The screen that was told last without a menu or a question over it.
  var toldBelow: PlainView?
  /// Where the next part of the rows begins; nil where all were told.
  var next: Int?
  /// The first of the rows to tell, of each place.
  var firsts: [Place: Int] = [:]
  /// The same of a menu, and of what the scanner shows.
  var listFirst = 0
  var marked = 0
  var progress = PlainProgress()
  /// How far a scan is, where that is to be told.
  var news: String?
  /// Lines that wait until the line that was typed is answered.
  var pending: [String] = []
  /// Whether a line is being answered.
  var isAnswering = true
  /// Whether each line waits for the scan that the one before began.
  let waitsForScans: Bool

  init(waitsForScans: Bool, tell: @escaping @MainActor ([String]) throws -> Void) {
    (self.waitsForScans, self.tell) = (waitsForScans, tell)
  }

  /// Begins with the first row again where another list is in front.
  mutating func forgetRows(_ before: PlainView, _ now: PlainView, at place: Place) {
    listFirst = 0
    if now.isOtherList(than: before) { firsts[place] = nil }
  }

  /// What is new on a screen, and something in any case.
  func lines(
    of screen: PlainScreen, _ view: PlainView, from first: Int, _ state: AppState
  ) -> [String] {
    let place = pending.isEmpty && news == nil ? state.plainPlace : []
    guard let told else { return screen.lines }
    // What was under a menu is as it was.
    if told.hasOverlay, view == toldBelow { return place }
    if view != told, view.isSameFiling(as: told), case .filing(let filing) = state.scanner.panel {
      return [filing.plainQuestion].compactMap(\.self)
    }
    if view != told || first != toldFirst { return screen.lines }
    let count = state.page.marks.count
    return count == marked ? place : ["\(count) marked"]
  }
}
