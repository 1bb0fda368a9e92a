import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Releases
import Scanning
import Text

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
    case (.character("a"), []):
      if let menu = state.scanner.menu(ofRulesFor: choice) {
        state.overlay = .menu(menu)
      } else {
        state.notice = .failed("no other barcode in doubt can be answered as this one")
      }
      return true
    case (.character("?"), []):
      perform(Command.help)
      return true
    case (.character("/"), []):
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
    choose([PressingAnswer(gtin: gtin, release: id)]) { releases in
      let summary = releases[0].summary
      let pressing = [summary.pressingLine, summary.recordLine]
      return "noted that \(gtin.shortestDigits) is "
        + pressing.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The same for several barcodes that were answered alike.
  func choose(_ answers: [PressingAnswer], by rule: PressingRule) {
    choose(answers) { releases in
      "noted the pressings of \(releases.count.counted("barcode")): \(rule.words)"
    }
  }

  /// All of it is one change of the library.
  ///
  /// - Parameter words: what was noted of these releases.
  private func choose(
    _ answers: [PressingAnswer], _ words: @escaping @Sendable ([ReleaseDetail]) -> String
  ) {
    let (scanner, resolver) = (services.scanner, coordinator.resolver)
    let codes = Set(answers.map(\.gtin))
    settle(state.scanner.rows.filter { $0.gtin.map(codes.contains) == true }.map(\.path)) {
      library in
      var releases: [ReleaseDetail] = []
      for answer in answers {
        let destination = try await resolver.destination(of: .album(id: answer.release))
        guard let release = destination.match?.best else {
          throw LinkFailure.releaseNotFound(answer.release)
        }
        releases.append(release)
      }
      let (noted, run, chosen) = (words(releases), UUID(), releases)
      try await library.change(run: run) { editor in
        for (answer, release) in zip(answers, chosen) {
          try editor.choose(release, for: answer.gtin)
        }
      } summary: {
        noted
      }
      var resolved: [String] = []
      for answer in answers {
        let photos = PhotosOfBarcode(barcode: answer.gtin, scanner: scanner, library: library)
        resolved += [try await photos.resolve(continuing: run, after: noted)].compactMap(\.self)
      }
      return ([noted] + resolved).joined(separator: "; ")
    }
  }
}
