import Accounts
import Files
import Foundation

/// What the scanner keeps from one start of the app to the next.
struct ScannerMemory: Sendable, Hashable, Codable {
  /// What was asked for and is not done yet.
  struct Run: Sendable, Hashable, Codable {
    /// From the root, byte for byte.
    let paths: [Data]
    let watches: Bool

    init(_ paths: [PhotoPath], watches: Bool) {
      self.paths = paths.map { Data($0.absolute.bytes) }
      self.watches = watches
    }

    var photos: [PhotoPath] { paths.map { PhotoPath(bytes: Array($0)) } }
  }

  private static let recentCount = 8

  private(set) var run: Run?
  private var recent: [Data] = []

  init() {}

  /// The folders that were scanned last, the last one first.
  var recentFolders: [PhotoPath] { recent.map { PhotoPath(bytes: Array($0)) } }

  mutating func begin(_ run: Run) {
    self.run = run
    let folders = run.photos.filter { FolderEntry($0) == .folder }.map { Data($0.bytes) }
    recent = Array((folders + recent.filter { !folders.contains($0) }).prefix(Self.recentCount))
  }

  mutating func end() { run = nil }
}

/// `scanner.json` in the folder of the app's state.
actor ScannerMemoryFile {
  private let file: URL

  init(in folders: UserFolders) {
    file = folders.state.appendingPathComponent("scanner.json")
  }

  /// Nothing where there is none, or one that cannot be read: losing it does no harm.
  func load() -> ScannerMemory {
    guard let data = try? Data(contentsOf: file) else { return ScannerMemory() }
    return (try? JSONDecoder().decode(ScannerMemory.self, from: data)) ?? ScannerMemory()
  }

  func change(_ edit: @Sendable (inout ScannerMemory) -> Void) {
    var memory = load()
    edit(&memory)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(memory).write(to: file, options: .atomic)
  }
}
