import Foundation
import Releases

/// A release as a library keeps it: all that is known of it, and apart from that what lists need.
struct SavedRelease: Sendable {
  let id: ReleaseID
  let detail: Data
  let traits: ReleaseTraits

  init(id: ReleaseID, detail: Data, traits: ReleaseTraits) {
    (self.id, self.detail, self.traits) = (id, detail, traits)
  }

  init(_ release: ReleaseDetail) throws {
    self.init(
      id: release.id, detail: try LibraryDatabase.encoded(release), traits: ReleaseTraits(release))
  }
}
