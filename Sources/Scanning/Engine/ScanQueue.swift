/// A step that was made with one photo, or with several at once.
enum ScanStep: Sendable {
  enum Read: Sendable {
    case reading(PhotoReading)
    case remembered(ScannedPhoto)
  }

  case read(Int, Read)
  case finished(Int, ScannedPhoto)
  case kept([ScanQueue.Numbered])
}

/// The photos of a scan from the first that is not finished to the last that is in hand.
struct ScanQueue {
  struct Numbered: Sendable {
    let index: Int
    let photo: ScannedPhoto
  }

  /// What is to be done next, beside the reading.
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

  /// Photos that were started and not delivered.
  var count: Int { startedCount - deliveredCount }
  var isEmpty: Bool { count == 0 }

  /// Takes one more photo in hand and numbers it.
  mutating func start() -> Int {
    defer {
      startedCount += 1
      readingCount += 1
    }
    return startedCount
  }

  /// Enters a step and says what is to be done for it.
  ///
  /// - Parameter isKeeping: whether photos have to be kept before they are finished.
  mutating func take(_ step: ScanStep, isKeeping keeps: Bool) -> [Work] {
    switch step {
    case .read(let index, .reading(let reading)):
      readingCount -= 1
      return [.lookUp(index, reading)]
    case .read(let index, .remembered(let photo)):
      readingCount -= 1
      guard photo.novelty != .known else {
        finished[index] = photo
        return []
      }
      unkept.append(Numbered(index: index, photo: photo))
    case .finished(let index, let photo):
      guard keeps else {
        finished[index] = photo
        return []
      }
      unkept.append(Numbered(index: index, photo: photo))
    case .kept(let photos):
      isKeeping = false
      for kept in photos { finished[kept.index] = kept.photo }
    }
    // While some are being kept the others gather, so that a slow disk gets few large transactions.
    guard !isKeeping, !unkept.isEmpty else { return [] }
    defer { unkept = [] }
    isKeeping = true
    return [.keep(unkept)]
  }

  /// The next photo in order, where it is finished.
  mutating func next() -> ScannedPhoto? {
    guard let photo = finished.removeValue(forKey: deliveredCount) else { return nil }
    deliveredCount += 1
    return photo
  }
}
