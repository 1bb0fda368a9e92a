import Foundation
import GRDB
import Library
import Problems
import Releases
import TestSupport
import Text

/// A library in a folder of its own, on a day that never changes.
struct SampleLibrary {
  static let today = Date(timeIntervalSince1970: 1_770_000_000)

  let folder: TemporaryFolder
  let library: LibraryDatabase

  init() throws {
    folder = try TemporaryFolder()
    library = try LibraryDatabase(path: folder.path("library.sqlite")) { Self.today }
  }

  /// Adds a copy of each release, as one change.
  @discardableResult
  func add(_ releases: ReleaseDetail..., to folder: Int = 1) async throws -> [Int] {
    try await library.change { editor in
      try releases.compactMap { try editor.add(NewItem(release: $0, folder: folder)) }
    } summary: {
      "added \($0.count.counted("record"))"
    }
  }

  /// Why a change was refused; nil where it was not.
  func refusal(
    _ body: @Sendable (LibraryEditor) throws -> Void
  ) async throws -> Refusal? {
    do throws(LibraryFailure) {
      try await library.change {
        try body($0)
        return "changed"
      }
      return nil
    } catch .refused(let reason, let remedy) {
      return Refusal(reason: reason, remedy: remedy)
    }
  }
}

/// Why something was not done.
struct Refusal: Equatable {
  let reason: String
  var remedy: Remedy?
}

extension SampleLibrary {
  /// Changes the file as another program would.
  func execute(_ sql: String) throws {
    try DatabaseQueue(path: library.path).write { try $0.execute(sql: sql) }
  }
}
