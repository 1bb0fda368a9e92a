import Barcodes
import Files
import Foundation
import Releases
import Scanning

/// What the scanner sheet shows: what is typed, the run, the photos so far, and what is open about one.
struct ScannerState: Sendable, Hashable {
  enum Phase: Sendable, Hashable {
    case idle
    case running
    /// The photos already started are being finished.
    case stopping
    case ended
  }

  /// What was said of one record and is meant for all that follow.
  struct Following: Sendable, Hashable {
    let order: FilingOrder
    let firstRow: Int
    /// All of it is one change of the library.
    let run: UUID
    var count = 0
  }

  /// Whether the photo takes all of the sheet.
  var isPictureLarge = false
  /// A path or a barcode, as typed so far.
  var text = ""
  var panel: ScannerPanel?
  /// What is said of all records that follow; nil for nothing.
  var following: Following?
  private(set) var phase = Phase.idle
  private(set) var rows: [ScannerRow] = []
  /// The row that keys act on; after the last one, what the sheet leads to.
  private(set) var cursor = 0
  /// How many photos there are; nil until they are counted.
  private(set) var total: Int?
  private(set) var doneCount = 0
  private(set) var counts: [ScanStatus: Int] = [:]
  private(set) var keptCount = 0
  /// What a look-up waits for, in words.
  private(set) var wait: String?
  private(set) var problem: String?
  private(set) var isPaused = false
  /// The folders in which the run goes on with photos that arrive, until it is stopped.
  private(set) var watchedFolders: [PhotoPath] = []
  private(set) var pace = ScanPace()
  /// Whether the list follows the run: until the user moves in it.
  private(set) var follows = true
  private var places: [ScannerRow.Key: Int] = [:]

  var isRunning: Bool { phase == .running || phase == .stopping }

  var isWatching: Bool { !watchedFolders.isEmpty }

  /// Which folders are watched now, for the head of the sheet; nil for none.
  var watchWords: String? {
    guard phase == .running, let first = watchedFolders.first else { return nil }
    let more = watchedFolders.count - 1
    return "watching \(first.absolute.name)" + (more > 0 ? " and \(more) more" : "")
  }

  /// What stands in the tab bar while photos are scanned; nil for nothing.
  var badge: String? {
    guard isRunning else { return nil }
    let verb = isPaused ? "paused" : isWatching ? "watching" : "scanning"
    return "\(verb) \(doneCount)" + (total.map { "/\($0)" } ?? "")
  }

  /// The same in at most four columns.
  var shortBadge: String {
    guard let total, total > 0 else { return isPaused ? "||" : "…" }
    return "\(min(100, doneCount * 100 / total))%"
  }

  /// The photo that keys act on; nil for none.
  var selected: ScannerRow? { rows.indices.contains(cursor) ? rows[cursor] : nil }

  /// The rows of the list, with the one that leads on from the sheet.
  var lineCount: Int { rows.count + (hasResult ? 1 : 0) }

  /// Whether the run is over and there is something to go on to.
  var hasResult: Bool { phase == .ended && rows.contains { $0.release != nil } }

  /// Whether the cursor is on what the sheet leads to.
  var isOnResult: Bool { hasResult && cursor == rows.count }

  /// Begins a run; what was found before stays above.
  mutating func begin(watching folders: [PhotoPath] = []) {
    (phase, total, doneCount, problem, wait) = (.running, nil, 0, nil, nil)
    (isPaused, watchedFolders, pace) = (false, folders, ScanPace())
    cursor = min(cursor, max(0, rows.count - 1))
    follows = true
  }

  mutating func stop() { if phase == .running { phase = .stopping } }

  /// Pauses the run, or lets it go on.
  mutating func pause(_ isPaused: Bool) {
    guard phase == .running else { return }
    self.isPaused = isPaused
    pace = ScanPace()
  }

  /// - Parameter time: since the run began.
  mutating func take(_ event: ScannerEvent, at time: Duration = .zero) {
    switch event {
    case .total(let count): total = count
    case .counted(let isRead):
      doneCount += 1
      wait = nil
      if isRead { pace.count(at: time) }
    case .outcome(let row): add(row)
    case .kept(let path, let added):
      guard let index = place(of: path) else { return }
      // A photo of two records adds two copies.
      let isFurther = added != nil && rows[index].addedItem != nil
      if !rows[index].isKept || isFurther { keptCount += 1 }
      rows[index].isKept = true
      rows[index].addedItem = added ?? rows[index].addedItem
    case .waiting(let host, let seconds): wait = "waiting for \(host), \(seconds) s"
    case .ended(let problem):
      (phase, self.problem, wait, isPaused) = (.ended, problem, nil, false)
      guard follows, panel == nil else { return }
      hasDoubt ? moveToNextDoubt() : move(by: 1)
    }
  }

  /// A photo of the list; nil for one that is not in it.
  func row(of key: ScannerRow.Key) -> ScannerRow? { places[key].map { rows[$0] } }

  private func place(of path: PhotoPath) -> Int? {
    places[ScannerRow.Key(path)] ?? rows.lastIndex { $0.key.path == path.absolute }
  }

  private mutating func add(_ row: ScannerRow) {
    if let index = places[row.key] { return replace(index, with: row) }
    places[row.key] = rows.count
    counts[row.status, default: 0] += 1
    rows.append(row)
    if follows, panel == nil { cursor = rows.count - 1 }
  }

  /// Shows a photo as it is known now, in its place; one that is not in the list is left out.
  mutating func update(_ row: ScannerRow) {
    guard let index = places[row.key] else { return }
    let wasKept = rows[index].isKept
    replace(index, with: row)
    rows[index].isKept = row.isKept
    keptCount += (row.isKept ? 1 : 0) - (wasKept ? 1 : 0)
  }

  private mutating func replace(_ index: Int, with row: ScannerRow) {
    counts[rows[index].status, default: 1] -= 1
    counts[row.status, default: 0] += 1
    let old = rows[index]
    rows[index] = row
    (rows[index].isKept, rows[index].addedItem) = (old.isKept, old.addedItem)
  }

  mutating func move(by steps: Int) {
    guard !rows.isEmpty else { return }
    cursor = max(0, min(cursor + steps, lineCount - 1))
    follows = cursor >= rows.count - 1
  }

  mutating func select(_ row: Int) {
    guard (0..<lineCount).contains(row) else { return }
    cursor = row
    follows = false
  }
}
