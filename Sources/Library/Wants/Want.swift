import Foundation
import Releases

/// A record that the user wants.
public struct Want: Sendable, Hashable, Identifiable {
  public let release: ReleaseSummary
  public let notes: String
  /// To the second.
  public let dateAdded: Date

  public var id: ReleaseID { release.id }

  public init(release: ReleaseSummary, notes: String = "", dateAdded: Date) {
    self.release = release
    self.notes = notes
    self.dateAdded = dateAdded
  }
}
