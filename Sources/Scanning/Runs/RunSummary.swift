import Barcodes
import Files

/// How many photos of a run had which outcome, so far.
public struct RunSummary: Sendable {
  public private(set) var photoCount = 0
  /// Outcomes by status; each page of a photo counts.
  public private(set) var statuses: [ScanStatus: Int] = [:]
  public private(set) var recordCount = 0
  /// Photos without a barcode in a group where another photo has one.
  public private(set) var companionCount = 0
  /// Barcodes that occur in more than one group.
  public private(set) var repeatedBarcodes: Set<GTIN> = []
  /// Those barcodes with their photos, at the end of a run that looks for them.
  public internal(set) var repeated: [RepeatedBarcode] = []
  public private(set) var otherFileCount = 0
  /// The statuses of the outcomes that the user has to look at.
  public private(set) var openStatuses: Set<ScanStatus> = []
  /// Whether photos may be missing because a folder or a file could not be looked at.
  public private(set) var hasUnreadableFolders = false
  /// Whether the run was asked to stop early, so that photos may be missing.
  public internal(set) var wasStopped = false
  /// The barcodes of all groups. Their photos are not kept here: paths take much more memory.
  private var barcodes: Set<GTIN> = []

  public init() {}

  public mutating func add(_ group: PhotoGroup) {
    photoCount += group.photos.count
    let outcomes = group.photos.flatMap(\.outcomes)
    for outcome in outcomes { statuses[outcome.status, default: 0] += 1 }
    let doubtful = group.doubtful
    openStatuses.formUnion(doubtful.map(\.status))
    let unread = { (outcomes: [ScanOutcome]) in outcomes.count { $0.status == .unread } }
    companionCount += unread(outcomes) - unread(doubtful)
    recordCount += group.records.count
    for barcode in group.barcodes where !barcodes.insert(barcode).inserted {
      repeatedBarcodes.insert(barcode)
    }
  }

  public mutating func add(_ notice: FolderNotice) {
    if notice.kind == .notAPhoto { otherFileCount += 1 }
    if notice.isFailure { hasUnreadableFolders = true }
  }
}

/// A barcode in more than one group of photos.
public struct RepeatedBarcode: Sendable, Hashable {
  public let gtin: GTIN
  /// In the order of their names.
  public let photos: [PhotoPath]

  public init(gtin: GTIN, photos: [PhotoPath]) {
    self.gtin = gtin
    self.photos = photos
  }
}
