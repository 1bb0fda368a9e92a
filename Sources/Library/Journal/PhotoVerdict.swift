import Releases

/// What a person who looked at a photo said of it.
public enum PhotoVerdict: Sendable, Hashable {
  /// It shows this release.
  case shows(ReleaseDetail)
  /// It shows no record that matters.
  case dismissed
}
