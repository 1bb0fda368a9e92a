import Barcodes
import Files

/// What became of the photos of a run so far, in numbers.
public struct RunSummary: Sendable {
  public private(set) var photoCount = 0
  /// Outcomes by their status; photos of several pages count more than once.
  public private(set) var statuses: [ScanStatus: Int] = [:]
  public private(set) var recordCount = 0
  /// Photos without a barcode that show a record which another photo names.
  public private(set) var companionCount = 0
  /// Barcodes of more than one group.
  public private(set) var repeatedBarcodes: Set<GTIN> = []
  /// Their photos, where a run looks for them; known at its end.
  public internal(set) var repeated: [RepeatedBarcode] = []
  public private(set) var otherFileCount = 0
  /// The statuses of the outcomes that somebody has to look at.
  public private(set) var openStatuses: Set<ScanStatus> = []
  /// Whether photos may be missing because a folder or a file could not be looked at.
  public private(set) var hasUnreadableFolders = false
  /// The barcodes of all groups: a few bytes each, where the paths would take hundreds.
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

/// A barcode that more than one group of photos shows.
public struct RepeatedBarcode: Sendable, Hashable {
  public let gtin: GTIN
  /// In the order of their names.
  public let photos: [PhotoPath]

  public init(gtin: GTIN, photos: [PhotoPath]) {
    self.gtin = gtin
    self.photos = photos
  }
}
