import Releases

/// Some hundred releases or masters that follow one another in a dump.
public struct DumpBatch: Sendable {
  public internal(set) var releases: [ReleaseDetail] = []
  /// Of a dump of masters; otherwise none.
  public internal(set) var masters: [MasterRelease] = []
}

/// What Discogs' dump of masters tells of a master, which groups pressings.
public struct MasterRelease: Sendable, Hashable, Identifiable {
  public let id: ReleaseID
  public let title: String
  /// The pressing that the source shows for all.
  public let mainRelease: ReleaseID?
  /// The year in which the first pressing came out; nil where unknown.
  public let year: Int?

  public init(id: ReleaseID, title: String, mainRelease: ReleaseID? = nil, year: Int? = nil) {
    self.id = id
    self.title = title
    self.mainRelease = mainRelease
    self.year = year
  }
}

/// A release that was left out because it is broken.
public struct BrokenRelease: Sendable, Hashable {
  /// As far as it could be read; nil if it could not.
  public let id: ReleaseID?
  public let place: DumpPlace
  /// What is wrong with it.
  public let reason: String

  public init(id: ReleaseID?, place: DumpPlace, reason: String) {
    self.id = id
    self.place = place
    self.reason = reason
  }
}
