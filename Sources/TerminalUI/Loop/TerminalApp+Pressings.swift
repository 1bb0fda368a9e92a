import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Releases
import Scanning

/// The choice among pressings that share a barcode.
extension TerminalApp {
  func press(_ key: Key, in choice: PressingChoice) -> Bool {
    var choice = choice
    switch (key.name, key.held) {
    case (.left, _), (.up, _), (.character("h"), []), (.character("k"), []): choice.move(by: -1)
    case (.right, _), (.down, _), (.character("l"), []), (.character("j"), []): choice.move(by: 1)
    case (.tab, []):
      openNextDoubt()
      return true
    case (.enter, _):
      answer(choice, isForAll: !choice.isTyped)
      return true
    case (.character("t"), []):
      answer(choice, isForAll: false)
      return true
    case (.character("?"), _), (.character("/"), _):
      let scanner = state.scanner
      state.scanner.panel = .question(scanner.question(about: choice.row, advice: nil))
      return true
    case (.character("u"), []):
      perform(.undo)
      return true
    case (.character(let digit), []):
      if let number = digit.wholeNumberValue { choice.select(number - 1) }
    default: return false
    }
    state.scanner.panel = .pressings(choice)
    return true
  }

  /// - Parameter isForAll: Whether the pressing is meant for all photos of the barcode, now and later.
  private func answer(_ choice: PressingChoice, isForAll: Bool) {
    guard let pressing = choice.chosen else { return }
    guard !isForAll else { return choosePressing(pressing.id, for: choice.gtin) }
    let resolver = coordinator.resolver
    beside { [self] in
      do {
        guard let release = try await resolver.destination(of: .album(id: pressing.id)).match?.best
        else { throw LinkFailure.releaseNotFound(pressing.id) }
        assign(release, to: choice.row)
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  /// Keeps which pressing a barcode means, and resolves the photos that waited for it.
  func choosePressing(_ id: ReleaseID, for gtin: GTIN) {
    let (scanner, resolver) = (services.scanner, coordinator.resolver)
    settle(state.scanner.rows.filter { $0.gtin == gtin }.map(\.path)) { library in
      guard let release = try await resolver.destination(of: .album(id: id)).match?.best else {
        throw LinkFailure.releaseNotFound(id)
      }
      let pressing = [release.summary.pressingLine, release.summary.recordLine]
      let noted =
        "noted that \(gtin.shortestDigits) is "
        + pressing.filter { !$0.isEmpty }.joined(separator: ", ")
      let run = UUID()
      try await library.change(run: run) { editor in
        try editor.choose(release, for: gtin)
      } summary: {
        noted
      }
      let photos = PhotosOfBarcode(barcode: gtin, scanner: scanner, library: library)
      let resolved = try await photos.resolve(continuing: run, after: noted)
      return [noted, resolved].compactMap(\.self).joined(separator: "; ")
    }
  }
}
