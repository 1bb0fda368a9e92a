import Files
import Scanning
import Synchronization

/// What sinks and a keeper are told, in order.
final class RunLog: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func append(_ entry: String) { lines.withLock { $0.append(entry) } }
}

/// The failure that sinks, keepers and names end a run with.
struct RunFailure: Error, Equatable {}

/// A sink that notes what it is told.
struct RecordingSink: ScanSink {
  let log: RunLog
  /// The first word of the entry that it fails at, after it has noted it.
  var failsAt: String?

  func begin() throws { try note("begin") }

  func add(_ group: PhotoGroup) throws {
    try note("add", group.photos.map(\.path.description).joined(separator: " "))
  }

  func add(_ notice: FolderNotice) throws { try note("notice", notice.path.description) }

  func count(_ photo: ScannedPhoto) throws { try note("count", photo.path.description) }

  func end(_ summary: RunSummary) throws { try note("end", "\(summary.photoCount)") }

  private func note(_ word: String, _ text: String? = nil) throws {
    log.append([word, text].compactMap { $0 }.joined(separator: " "))
    if word == failsAt { throw RunFailure() }
  }
}

/// A sink that does something at each photo.
struct ActingSink: ScanSink, Sendable {
  let act: @Sendable () -> Void

  func count(_ photo: ScannedPhoto) { act() }
}

/// A keeper that notes how many records it gets at once.
struct RecordingKeeper: RecordKeeper {
  let log: RunLog
  var fails = false

  func keep(_ records: [FoundRecord]) async throws -> [KeptRecord] {
    log.append("keep \(records.count)")
    if fails { throw RunFailure() }
    return []
  }
}

/// Remembers photos under their file names, so that a run needs no pictures; keeps nothing.
struct PreparedMemory: ScanMemory {
  let photos: [PhotoPath: ScannedPhoto]

  func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto? { photos[path] }
  func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto? { nil }
  func keep(_ photos: [ScannedPhoto]) async throws -> [ScannedPhoto] { photos }
  func keep(records: [PhotoPath: PhotoPath?]) async throws {}
}

/// A list of names with a notice before each name that asks for one.
struct NoticedNames: PhotoNames {
  private var rest: ArraySlice<PhotoPath>
  private let noticed: [PhotoPath: FolderNotice]
  private var pending: [FolderNotice] = []

  init(_ paths: [PhotoPath], noticed: [PhotoPath: FolderNotice]) {
    rest = paths[...]
    self.noticed = noticed
  }

  mutating func next() -> PhotoPath? {
    let path = rest.popFirst()
    if let path, let notice = noticed[path] { pending.append(notice) }
    return path
  }

  func isReady() -> Bool { true }

  mutating func takeNotices() -> [FolderNotice] {
    defer { pending = [] }
    return pending
  }
}
