import Scanning

/// A photo in a report: what became of it, and a small picture to know it by.
public struct ReportPhoto: Sendable {
  public let outcome: ScanOutcome
  /// Nil where none could be made.
  public let thumbnail: Thumbnail?

  public init(outcome: ScanOutcome, thumbnail: Thumbnail?) {
    self.outcome = outcome
    self.thumbnail = thumbnail
  }
}

extension ReportPhoto {
  /// The name without its folders, and the page of a file of several.
  var name: String {
    let last = outcome.path.bytes.split(separator: UInt8(ascii: "/")).last
    let name =
      outcome.path == .standardInput
      ? "standard input" : String(decoding: last ?? outcome.path.bytes[...], as: UTF8.self)
    return outcome.page.map { "\(name), page \($0)" } ?? name
  }

  /// How many pixels the photo has; 0 where that is not known.
  var pixelCount: Int { thumbnail.map { $0.photoWidth * $0.photoHeight } ?? 0 }
}
