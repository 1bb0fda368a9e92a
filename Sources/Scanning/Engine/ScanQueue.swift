/// A step that is done for one photo, or for several at once.
enum ScanStep: Sendable {
  enum Read: Sendable {
    case reading(PhotoReading)
    /// It was scanned before, or has no barcode: there is nothing to look up.
    case photo(ScannedPhoto)
  }

  case read(Int, Read)
  case finished(Int, ScannedPhoto)
  case kept([ScanQueue.Numbered])
  /// A look-up waits for its turn; no photo is further than before.
  case waiting(LookUpWait)
}

/// The photos of a scan that are being processed, or are finished and wait for one before them.
struct ScanQueue {
  struct Numbered: Sendable {
    let index: Int
    let photo: ScannedPhoto
  }

  /// What has to be done next, other than reading.
  enum Work: Sendable {
    case lookUp(Int, PhotoReading)
    case keep([Numbered])
  }

  private(set) var readingCount = 0
  private var startedCount = 0
  private var deliveredCount = 0
  private var isKeeping = false
  private var unkept: [Numbered] = []
  private var finished: [Int: ScannedPhoto] = [:]

  /// Photos that were started and are not delivered yet.
  var count: Int { startedCount - deliveredCount }
  var isEmpty: Bool { count == 0 }

  /// Starts one more photo.
  ///
  /// - Returns: its number, from 0.
  mutating func start() -> Int {
    defer {
      startedCount += 1
      readingCount += 1
    }
    return startedCount
  }

  /// Records a step that is done.
  ///
  /// - Returns: what has to be done next.
  ///
  /// - Parameter isKeeping: whether photos have to be stored before they are finished.
  mutating func take(_ step: ScanStep, isKeeping keeps: Bool) -> [Work] {
    switch step {
    case .read(let index, .reading(let reading)):
      readingCount -= 1
      return [.lookUp(index, reading)]
    case .read(let index, .photo(let photo)):
      readingCount -= 1
      add(photo, index, isKeeping: keeps)
    case .finished(let index, let photo):
      add(photo, index, isKeeping: keeps)
    case .kept(let photos):
      isKeeping = false
      for kept in photos { finished[kept.index] = kept.photo }
    case .waiting: break
    }
    // One transaction at a time: the photos that finish meanwhile go into the next one together.
    guard !isKeeping, !unkept.isEmpty else { return [] }
    defer { unkept = [] }
    isKeeping = true
    return [.keep(unkept)]
  }

  private mutating func add(_ photo: ScannedPhoto, _ index: Int, isKeeping keeps: Bool) {
    if keeps, photo.novelty != .known {
      unkept.append(Numbered(index: index, photo: photo))
    } else {
      finished[index] = photo
    }
  }

  /// The next photo in order; nil if it is not finished.
  mutating func next() -> ScannedPhoto? {
    guard let photo = finished.removeValue(forKey: deliveredCount) else { return nil }
    deliveredCount += 1
    return photo
  }
}
