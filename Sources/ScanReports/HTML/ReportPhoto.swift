import Scanning

/// A photo in a report: its outcome and a thumbnail.
public struct ReportPhoto: Sendable {
  public let outcome: ScanOutcome
  /// Nil if none could be made.
  public let thumbnail: Thumbnail?

  public init(outcome: ScanOutcome, thumbnail: Thumbnail?) {
    self.outcome = outcome
    self.thumbnail = thumbnail
  }
}

extension ReportPhoto {
  /// The name without its folders, with the page number for a file of several pages.
  var name: String {
    let last = outcome.path.bytes.split(separator: UInt8(ascii: "/")).last
    let name =
      outcome.path == .standardInput
      ? "standard input" : String(decoding: last ?? outcome.path.bytes[...], as: UTF8.self)
    return outcome.page.map { "\(name), page \($0)" } ?? name
  }

  /// How many pixels the photo has; 0 if that is not known.
  var pixelCount: Int { thumbnail.map { $0.photoWidth * $0.photoHeight } ?? 0 }
}
