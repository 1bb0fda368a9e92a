import Barcodes

/// What a batch came to, as far as it has got.
public struct BatchSummary: Sendable {
  public private(set) var photoCount = 0
  /// Outcomes by their status; photos of several pages count more than once.
  public private(set) var statuses: [ScanStatus: Int] = [:]
  public private(set) var recordCount = 0
  /// Photos without a barcode that show a record which another photo names.
  public private(set) var companionCount = 0
  /// Barcodes of more than one group.
  public private(set) var repeatedBarcodes: Set<GTIN> = []
  public private(set) var otherFileCount = 0
  public private(set) var exitCode = RunExitCode()
  /// The barcodes of all groups: a few bytes each, where the paths would take hundreds.
  private var barcodes: Set<GTIN> = []

  public init() {}

  public mutating func add(_ group: PhotoGroup) {
    photoCount += group.photos.count
    let outcomes = group.photos.flatMap(\.outcomes)
    for outcome in outcomes { statuses[outcome.status, default: 0] += 1 }
    let doubtful = group.doubtful
    for outcome in doubtful { exitCode.include(outcome.status) }
    let unread = { (outcomes: [ScanOutcome]) in outcomes.count { $0.status == .unread } }
    companionCount += unread(outcomes) - unread(doubtful)
    recordCount += group.records.count
    for barcode in group.barcodes where !barcodes.insert(barcode).inserted {
      repeatedBarcodes.insert(barcode)
    }
  }

  public mutating func add(_ notice: FolderNotice) {
    if notice.kind == .notAPhoto { otherFileCount += 1 }
    if notice.isFailure { exitCode.include(.unreadable) }
  }
}
