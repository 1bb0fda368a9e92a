import AppNavigation
import Barcodes
import Files
import Foundation
import Library
import Links
import Releases
import Scanning
import Text

/// What the user says of photos that named no record for certain.
extension TerminalApp {
  func press(_ key: Key, in question: PhotoQuestion) -> Bool {
    var question = question
    switch (key.name, key.held) {
    case (.up, _): question.move(by: -1)
    case (.down, _): question.move(by: 1)
    case (.tab, []):
      openNextDoubt()
      return true
    case (.character("u"), .control): question.type { $0 = "" }
    case (.backspace, _): question.type { _ = $0.popLast() }
    case (.character(let character), _) where key.typed != nil:
      question.type { $0.append(character) }
    case (.enter, _):
      answer(question)
      return true
    case (.left, _), (.right, _): break
    default: return false
    }
    state.scanner.panel = .question(question)
    return true
  }

  func answer(_ question: PhotoQuestion) {
    guard let chosen = question.chosen else {
      state.notice = .failed(
        question.hint ?? "type what stands on the sleeve, or go down to an answer")
      return
    }
    switch chosen {
    case .sameRecord(let above, _):
      if let release = state.scanner.rows[above].release { assign(release, to: question.row) }
    case .barcode(let gtin): lookUp(.search(barcode: gtin), for: question, gtin)
    case .search(let text): lookUp(.search(query: text, barcode: nil), for: question, nil)
    case .release(let release): lookUp(.album(id: release.id), for: question, nil)
    case .dismiss: dismiss([question.row])
    case .dismissAll(let rows): dismiss(rows)
    }
  }

  /// Looks up what was typed about a photo. One record is its answer; of several the user chooses.
  private func lookUp(_ link: DeepLink, for question: PhotoQuestion, _ gtin: GTIN?) {
    var waiting = question
    waiting.show(.searching)
    state.scanner.panel = .question(waiting)
    let resolver = coordinator.resolver
    beside { [self] in
      let result: Result<Match, any Error>
      do {
        result = .success(try await resolver.destination(of: link).match ?? Match(ranking: .none))
      } catch {
        result = .failure(error)
      }
      setNeedsDrawing()
      // The answer to a question that is no longer asked.
      guard state.scanner.panel == .question(waiting) else { return }
      switch result {
      case .success(let match): show(match, for: question, gtin, isAlbum: link.isAlbum)
      case .failure(let error):
        state.scanner.panel = .question(question)
        state.notice = .failed(words(for: error))
      }
    }
  }

  private func show(_ match: Match, for question: PhotoQuestion, _ gtin: GTIN?, isAlbum: Bool) {
    if let release = match.best, isAlbum || gtin != nil && match.isCertain {
      assign(release, to: question.row)
    } else if let gtin, !match.isEmpty {
      state.scanner.panel = .pressings(
        PressingChoice(
          row: question.row, gtin: gtin, entries: match.ranking.entries, isTyped: true))
    } else {
      var question = question
      question.show(.releases(match.releases))
      state.scanner.panel = .question(question)
    }
  }

  /// Notes that a photo shows a record, which goes into the collection.
  func assign(_ release: ReleaseDetail, to row: Int) {
    let path = state.scanner.rows[row].path
    settle([path]) { library in
      let photos = try await PhotoLookup(library: library).identified([path])
      return try await library.change { editor in
        let kept = try photos.map { try editor.assign(release, to: $0.path, hash: $0.hash) }
        let said = kept.first.flatMap { $0?.said } ?? "the copy was removed before"
        return "noted that \(path.name) shows '\(release.summary.recordLine)': \(said)"
      }
    }
  }

  /// Notes that photos show no record that matters.
  private func dismiss(_ rows: [Int]) {
    let paths = rows.map { state.scanner.rows[$0].path }
    settle(paths) { library in
      let photos = try await PhotoLookup(library: library).identified(paths)
      return try await library.change { editor in
        for photo in photos { try editor.save(.dismissed, ofPhoto: photo.hash) }
        return "dismissed " + (paths.count == 1 ? paths[0].name : paths.count.counted("photo"))
      }
    }
  }

  /// Makes a change that settles photos, shows what they are now, and goes on with the next in doubt.
  func settle(
    _ paths: [PhotoPath], _ work: @escaping @Sendable (LibraryDatabase) async throws -> String
  ) {
    let library = services.library
    let panel = state.scanner.panel
    beside { [self] in
      do {
        let said = try await work(library)
        await showAgain(paths)
        await fileAsBefore(paths)
        if case .pressingChoice = navigator.state.frontRoute { navigator.pop() }
        if let panel, state.scanner.panel?.row == panel.row { goOn(after: panel) }
        state.notice = .done(said)
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  /// Goes on with the next question of the same kind.
  private func goOn(after panel: ScannerPanel) {
    guard case .filing = panel else { return openNextDoubt() }
    state.scanner.panel = nil
    openRecord(after: 1)
  }

  /// Reads what the library knows of photos now; nil for all in the list.
  func showAgain(_ paths: [PhotoPath]? = nil) async {
    let paths = paths ?? state.scanner.rows.map(\.path)
    for row in await ScannerRow.rows(of: paths, in: services.library) { state.scanner.update(row) }
    setNeedsDrawing()
  }
}

extension DeepLink {
  /// Whether it names one release.
  fileprivate var isAlbum: Bool { if case .album = self { true } else { false } }
}

extension ScannerRow {
  /// Photos as the library knows them now; those that it does not know are left out.
  @concurrent
  fileprivate static func rows(
    of paths: [PhotoPath], in library: LibraryDatabase
  ) async -> [ScannerRow] {
    let lookUp = PhotoLookup(library: library)
    var rows: [ScannerRow] = []
    for path in paths {
      guard let photo = try? await lookUp.photos([path]).first else { continue }
      let isKept = (try? await lookUp.isKept(photo)) ?? false
      rows += photo.outcomes.map { outcome in
        var row = ScannerRow(outcome)
        row.isKept = isKept
        return row
      }
    }
    return rows
  }
}
