import Foundation

/// How long the replies of a source may be kept and shown.
public struct CacheTerms: Sendable, Hashable {
  /// Seconds that the content of a reply is good for.
  public let content: TimeInterval
  /// Seconds that it is known that there is nothing.
  public let absence: TimeInterval
  /// Whether a reply may be kept longer, to ask the source whether it changed.
  public let keepsForQuestion: Bool

  public init(content: TimeInterval, absence: TimeInterval, keepsForQuestion: Bool) {
    self.content = content
    self.absence = absence
    self.keepsForQuestion = keepsForQuestion
  }

  /// Discogs' terms: nothing that is over six hours older than the site's own is shown. Nor is it kept.
  public static let discogs = CacheTerms(
    content: 6 * 3600, absence: 24 * 3600, keepsForQuestion: false)

  /// MusicBrainz' core data is in the public domain, and changes seldom.
  public static let musicBrainz = CacheTerms(
    content: 90 * 24 * 3600, absence: 24 * 3600, keepsForQuestion: true)
}
