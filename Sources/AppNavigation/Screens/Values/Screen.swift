import Text

/// What a route shows, without saying how it is drawn: a terminal, a report on paper and a test read
/// the same value.
public struct Screen: Sendable, Hashable {
  public let title: String
  /// A line beside the title, such as how many records there are.
  public let subtitle: String?
  public let sections: [ScreenSection]
  /// What can be done here, the most usual first.
  public let actions: [ScreenAction]
  /// Which part of a long list this is; nil for a screen that has no such list.
  public let window: ScreenWindow?
  /// The names of the photos of the record that it is about.
  public let photos: [[UInt8]]

  public init(
    title: String, subtitle: String? = nil, sections: [ScreenSection] = [],
    actions: [ScreenAction] = [], window: ScreenWindow? = nil, photos: [[UInt8]] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.sections = sections
    self.actions = actions
    self.window = window
    self.photos = photos
  }
}

/// Which rows of a list are on a screen, so that a hundred thousand rows are never built.
public struct ScreenWindow: Sendable, Hashable {
  /// The position of the first row, counted from 0.
  public let offset: Int
  /// How many rows there are in all.
  public let total: Int

  public init(offset: Int, total: Int) {
    self.offset = offset
    self.total = total
  }
}

extension Screen {
  /// A list of records, of which `records` are those in the window.
  ///
  /// - Parameters:
  ///   - place: Where the records are, after their number; nil where the title says it.
  ///   - window: The positions that were asked for; nil for all.
  init(
    title: String, place: String? = nil, records: [ScreenRecord], columns: [RecordColumn],
    total: Int, window: Range<Int>?, actions: [ScreenAction] = []
  ) {
    self.init(
      title: title,
      subtitle: [total.counted("record"), place].compactMap { $0 }.joined(separator: " in "),
      sections: [ScreenSection(.records(records, columns: columns))], actions: actions,
      window: ScreenWindow(offset: min(window?.lowerBound ?? 0, total), total: total))
  }
}
