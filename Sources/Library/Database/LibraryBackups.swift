import Files
import Foundation
import GRDB

/// The daily copies of a library, and how one of them takes its place again.
public struct LibraryBackups: Sendable {
  /// One copy.
  public struct Backup: Sendable, Hashable {
    /// The file.
    public let path: String
    /// The day on which it was made, such as "2026-11-21".
    public let day: String
    /// In bytes.
    public let size: Int

    public var name: String { URL(fileURLWithPath: path).lastPathComponent }
  }

  private let library: URL

  public init(ofLibraryAt path: String) {
    library = URL(fileURLWithPath: path)
  }

  /// The copies, the newest first; none where their folder cannot be read.
  public var all: [Backup] {
    let copies = (try? DailyBackup(of: library.path, now: { Date() }).copies) ?? []
    return copies.reversed().map { copy in
      let attributes = try? FileManager.default.attributesOfItem(atPath: copy.path)
      return Backup(
        path: copy.path, day: String(copy.lastPathComponent.suffix(10)),
        size: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  /// The copy of a day, or with this name.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` where there is none.
  public func backup(named name: String) throws(LibraryFailure) -> Backup {
    let all = all
    let last = URL(fileURLWithPath: name).lastPathComponent
    guard let backup = all.first(where: { [$0.day, $0.name].contains(last) }) else {
      throw .refused(
        "\(library.path): there is no backup '\(name)'",
        remedy: all.isEmpty ? nil : .didYouMean(all.map(\.day)))
    }
    return backup
  }

  /// The newest copy that is sound.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` where there is none.
  public func newestSound() async throws(LibraryFailure) -> Backup {
    for backup in all {
      if let draft = try? RestoredDraft(of: backup, beside: library),
        (try? await draft.check()) != nil
      {
        return backup
      }
    }
    throw .refused("\(library.path): there is no sound backup of it")
  }

  /// Puts a copy into the library's place. The file that was there is kept under another name.
  ///
  /// - Parameter isTrial: only check the copy.
  /// - Returns: what the copy holds, and the new name of the file that was there; nil where there was
  ///   none.
  /// - Throws: ``LibraryFailure``; ``LibraryFailure/refused(_:remedy:)`` for a copy that is damaged.
  public func restore(
    _ backup: Backup, isTrial: Bool = false
  ) async throws(LibraryFailure) -> (counts: LibraryCounts, replaced: String?) {
    do {
      let draft = try RestoredDraft(of: backup, beside: library)
      let counts = try await draft.check()
      guard !isTrial else { return (counts, nil) }
      return try FolderLock.holding(library.deletingLastPathComponent().path) {
        let replaced = try moveAside()
        try withExtendedLifetime(draft) {
          try FileManager.default.moveItem(at: draft.file, to: library)
        }
        return (counts, replaced)
      }
    } catch let failure as LibraryFailure {
      throw failure
    } catch let error as LibraryFileError {
      throw .refused("\(backup.name) is no sound backup: \(error.reason)")
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      throw .full(path: library.path)
    } catch {
      throw .readOnly(path: library.path)
    }
  }

  /// Gives the library and the files that SQLite keeps beside it another name, and returns that.
  private func moveAside() throws -> String? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: library.path) else { return nil }
    var number = 1
    func name() -> String { "\(library.path).replaced-\(number)" }
    while manager.fileExists(atPath: name()) { number += 1 }
    for suffix in ["", "-wal", "-shm"] where manager.fileExists(atPath: library.path + suffix) {
      try manager.moveItem(atPath: library.path + suffix, toPath: name() + suffix)
    }
    return name()
  }
}

/// A copy of a backup in a folder of its own, which is removed with it: opening a library makes files
/// beside it.
private struct RestoredDraft {
  private let folder: AsideFolder
  private let name: String

  /// In a folder within that one, as opening a library locks the folder that it is in.
  var file: URL {
    URL(fileURLWithPath: folder.file("restored").description)
      .appendingPathComponent("library.sqlite")
  }

  init(of backup: LibraryBackups.Backup, beside library: URL) throws {
    name = backup.name
    folder = try AsideFolder(besideLibrary: library)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: false)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: backup.path), to: file)
  }

  /// Reads all of it, and leaves it complete on the disk.
  func check() async throws -> LibraryCounts {
    let database = try LibraryDatabase(path: file.path)
    let checkup = try await database.checkUp()
    guard checkup.problems.isEmpty else {
      throw LibraryFailure.refused("\(name) is damaged: \(checkup.problems[0])")
    }
    try database.pool.close()
    return checkup.count
  }
}
