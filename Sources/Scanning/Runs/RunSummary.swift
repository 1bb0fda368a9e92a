import Releases

/// How many photos of a run had which outcome, so far.
public struct RunSummary: Sendable {
  public private(set) var photoCount = 0
  /// Outcomes by status; each page of a photo counts.
  public private(set) var statuses: [ScanStatus: Int] = [:]
  /// Records that the photos show; several photos of one pressing show one.
  public var recordCount: Int { records.count }
  /// What was done to the collection.
  public private(set) var keeping = KeepingTally()
  public private(set) var otherFileCount = 0
  /// The statuses of the outcomes that the user has to look at.
  public private(set) var openStatuses: Set<ScanStatus> = []
  /// Whether photos may be missing because a folder or a file could not be looked at.
  public private(set) var hasUnreadableFolders = false
  /// Whether the run was asked to stop early, so that photos may be missing.
  public internal(set) var wasStopped = false
  /// Their photos would take much more memory.
  private var records: Set<ReleaseID> = []

  public init() {}

  public mutating func add(_ group: PhotoGroup) {
    photoCount += group.photos.count
    let outcomes = group.photos.flatMap(\.outcomes)
    for outcome in outcomes { statuses[outcome.status, default: 0] += 1 }
    openStatuses.formUnion(group.doubtful.map(\.status))
    for record in group.records { records.insert(record.release.id) }
  }

  public mutating func add(_ kept: [KeptRecord]) {
    for record in kept { keeping.add(record) }
  }

  public mutating func add(_ notice: FolderNotice) {
    if notice.kind == .notAPhoto { otherFileCount += 1 }
    if notice.isFailure { hasUnreadableFolders = true }
  }
}
