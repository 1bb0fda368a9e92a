/// Words that somebody wrote about the copy at hand: they may name a catalogue number, a label, a
/// country or a year of one of the pressings.
public struct PressingHint: Sendable, Hashable {
  /// Where the words stand.
  public enum Origin: String, Sendable, Hashable, Codable {
    /// The user gave them for this look-up.
    case given
    /// In a text file beside the photo.
    case textFile
    /// In the photo's name or in that of its folder, where words have other meanings, too.
    case name
  }

  public let text: String
  public let origin: Origin

  public init(_ text: String, from origin: Origin) {
    self.text = text
    self.origin = origin
  }
}
