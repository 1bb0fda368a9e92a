/// Something of which two libraries say different things; the one that was there first stands.
public struct MergeConflict: Sendable, Hashable {
  /// The file of the library that was merged, as it was named.
  public let library: String
  /// What it is about, such as "the rating of item 3".
  public let subject: String
  /// What stands.
  public let kept: String
  /// What the merged library says.
  public let other: String
}

extension MergeConflict: CustomStringConvertible {
  public var description: String {
    "\(library): \(subject) is \(other) there, and stays \(kept)"
  }
}
