import Files
import Foundation
import Library
import Releases
import Text

/// What is said of one record and meant for all that follow.
extension TerminalApp {
  /// Says of all records below what was said of this one; again, and it is said of no more.
  func fileAllThatFollow(as filing: RecordFiling) -> Bool {
    let order = FilingOrder(filing)
    guard !order.isEmpty else {
      state.notice = .failed("say first where this one goes, or in which condition it is")
      return true
    }
    guard state.scanner.following?.order != order else {
      state.scanner.following = nil
      state.notice = .done("what follows goes where it usually does")
      return true
    }
    let following = ScannerState.Following(order: order, firstRow: filing.row + 1, run: UUID())
    state.scanner.following = following
    beside { [self] in
      let count = await fileAsBefore(state.scanner.rows.dropFirst(filing.row + 1).map(\.path))
      state.notice = .done(
        "\(order.words): said of \(count.counted("record")) below, and of those that follow")
      setNeedsDrawing()
    }
    return true
  }

  /// Says of these photos' records what is meant for all that follow, where nothing was said of them.
  ///
  /// - Returns: how many records.
  @discardableResult
  func fileAsBefore(_ paths: [PhotoPath]) async -> Int {
    guard let following = state.scanner.following else { return 0 }
    let wanted = Set(paths)
    let photos = state.scanner.rows.dropFirst(following.firstRow).compactMap { row in
      wanted.contains(row.path) ? row.release.map { (path: row.path, release: $0) } : nil
    }
    guard !photos.isEmpty else { return 0 }
    let before = following.count
    do {
      let count = try await services.library.change(run: following.run) { editor in
        try photos.count { try following.order.say(of: $0.release, from: $0.path, editor) }
      } summary: { count in
        "\(following.order.words): \((before + count).counted("record")) from photos"
      }
      if state.scanner.following?.run == following.run { state.scanner.following?.count += count }
      return count
    } catch {
      state.notice = .failed(words(for: error))
      return 0
    }
  }
}

extension FilingOrder {
  /// Says it of the copy that a photo shows, and leaves what was said of it before.
  ///
  /// - Returns: whether there is such a copy.
  fileprivate func say(
    of release: ReleaseDetail, from photo: PhotoPath, _ editor: LibraryEditor
  ) throws -> Bool {
    let own = photo.absolute.bytes
    guard let copy = try editor.items(of: release.id).first(where: { $0.photo == own }) else {
      return false
    }
    _ = try editor.edit([copy.id]) { values in
      values.mediaCondition = values.mediaCondition ?? media
      values.sleeveCondition = values.sleeveCondition ?? sleeve
      if let folder, values.folder == .uncategorized { values.folder = folder }
    }
    for crate in crates { _ = try editor.add(release, to: crate) }
    return true
  }
}
