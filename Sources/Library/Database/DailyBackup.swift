import Files
import Foundation
import GRDB
import SystemPackage

/// A daily copy beside the library, made before the first change of the day.
struct DailyBackup: Sendable {
  /// How many copies are kept, one for each day with a change.
  static let keptCount = 3

  private let original: URL
  private let now: @Sendable () -> Date

  init(of path: String, now: @escaping @Sendable () -> Date) {
    original = URL(fileURLWithPath: path)
    self.now = now
  }

  /// Copies the library unless today's copy is there or the library is still empty.
  func makeIfDue(from pool: DatabasePool) throws {
    let copy = original.appendingPathExtension("backup-\(today)")
    guard !FileManager.default.fileExists(atPath: copy.path),
      try pool.read({ try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") != 0 })
    else { return }
    // Written elsewhere and then renamed: an incomplete copy would be worse than none.
    let folder = try AsideFolder(besideLibrary: original)
    try withExtendedLifetime(folder) {
      let draft = folder.file("library.sqlite").description
      try pool.vacuum(into: draft)
      guard rename(draft, copy.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: copy.path])
      }
    }
    try removeOld()
  }

  /// The copies, the oldest first.
  var copies: [URL] {
    get throws {
      let prefix = original.lastPathComponent + ".backup-"
      return try FileManager.default.contentsOfDirectory(
        at: original.deletingLastPathComponent(), includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.hasPrefix(prefix) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
  }

  private func removeOld() throws {
    for copy in try copies.dropLast(Self.keptCount) {
      try FileManager.default.removeItem(at: copy)
    }
  }

  private var today: String {
    now().formatted(.iso8601.year().month().day())
  }
}

extension AsideFolder {
  /// A folder for drafts of a library.
  ///
  /// - Throws: `CocoaError`, as Foundation's own work with files does.
  convenience init(besideLibrary library: URL) throws(CocoaError) {
    do throws(Errno) {
      try self.init(in: PhotoPath(library.deletingLastPathComponent().path))
    } catch .noSpace, .diskQuotaExceeded {
      throw CocoaError(.fileWriteOutOfSpace)
    } catch {
      throw CocoaError(.fileWriteNoPermission)
    }
  }
}
