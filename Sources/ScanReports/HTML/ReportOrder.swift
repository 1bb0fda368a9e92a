/// Where articles stand on the page whatever their order in the file: the numbers of `order` in
/// report.css.
enum ReportOrder {
  /// The highest number of the unread; those of the groups behind them are above it.
  private static let lastUnread = 1_000_000_000

  /// The larger the photo, the earlier.
  static func unread(pixelCount: Int) -> Int { lastUnread - min(pixelCount, 999_999_000) }
}
