import Barcodes
import Files
import Scanning

/// What the scanner sheet shows: what is typed, the run, and the photos so far.
struct ScannerState: Sendable, Hashable {
  enum Phase: Sendable, Hashable {
    case idle
    case running
    /// The photos already started are being finished.
    case stopping
    case ended
  }

  /// A path or a barcode, as typed so far.
  var text = ""
  private(set) var phase = Phase.idle
  private(set) var rows: [ScannerRow] = []
  /// The row that keys act on.
  private(set) var cursor = 0
  /// How many photos there are; nil until they are counted.
  private(set) var total: Int?
  private(set) var doneCount = 0
  private(set) var counts: [ScanStatus: Int] = [:]
  private(set) var keptCount = 0
  /// What a look-up waits for, in words.
  private(set) var wait: String?
  private(set) var problem: String?
  /// Whether the list follows the run: until the user moves in it.
  private var follows = true

  var isRunning: Bool { phase == .running || phase == .stopping }

  /// What stands in the tab bar while photos are scanned; nil for nothing.
  var badge: String? {
    guard isRunning else { return nil }
    return "scanning \(doneCount)" + (total.map { "/\($0)" } ?? "")
  }

  /// The photo that keys act on; nil for none.
  var selected: ScannerRow? { rows.indices.contains(cursor) ? rows[cursor] : nil }

  /// Begins a run; what was found before stays above.
  mutating func begin() {
    (phase, total, doneCount, problem, wait) = (.running, nil, 0, nil, nil)
    follows = true
  }

  mutating func stop() { if phase == .running { phase = .stopping } }

  mutating func take(_ event: ScannerEvent) {
    switch event {
    case .total(let count): total = count
    case .counted:
      doneCount += 1
      wait = nil
    case .outcome(let row): add(row)
    case .kept(let path):
      guard let index = rows.lastIndex(where: { $0.path == path }) else { return }
      rows[index].isKept = true
      keptCount += 1
    case .waiting(let host, let seconds): wait = "waiting for \(host), \(seconds) s"
    case .ended(let problem): (phase, self.problem, wait) = (.ended, problem, nil)
    }
  }

  private mutating func add(_ row: ScannerRow) {
    counts[row.status, default: 0] += 1
    rows.append(row)
    if follows { cursor = rows.count - 1 }
  }

  mutating func move(by steps: Int) {
    guard !rows.isEmpty else { return }
    cursor = max(0, min(cursor + steps, rows.count - 1))
    follows = cursor == rows.count - 1
  }

  mutating func select(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    cursor = row
    follows = false
  }

  /// Goes to the next photo that the user has to look at, from the cursor on and then from the top.
  mutating func moveToNextDoubt() {
    let order = Array(rows.indices.suffix(from: min(cursor + 1, rows.count))) + Array(rows.indices)
    guard let next = order.first(where: { rows[$0].status.needsUser }) else { return }
    select(next)
  }

  /// Photos that were in doubt and are settled now are shown so.
  mutating func settle(_ gtin: GTIN, words: String) {
    for index in rows.indices where rows[index].gtin == gtin && rows[index].status.needsUser {
      let old = rows[index]
      counts[old.status, default: 1] -= 1
      counts[.resolved, default: 0] += 1
      rows[index] = ScannerRow(path: old.path, status: .resolved, gtin: gtin, words: words)
      rows[index].isKept = true
    }
  }
}
