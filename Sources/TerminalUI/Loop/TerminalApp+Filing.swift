import AppNavigation
import Files
import Foundation
import Library
import Links
import Releases
import Scanning

/// Where the record of a photo goes, and in which condition it is.
extension TerminalApp {
  /// Opens what can be said of a photo's record.
  func openFiling(of release: ReleaseDetail, row: Int, field: RecordFiling.Field = .media) {
    let (library, photo) = (services.library, state.scanner.rows[row])
    beside { [self] in
      do {
        let copies = try await library.items(of: release.id)
        let own = photo.path.absolute.bytes
        var filing = RecordFiling(
          row: row, release: release, copy: copies.first { $0.photo == own } ?? copies.first,
          owned: photo.owned, crates: try await library.crates(with: release.id))
        filing.field = field
        guard state.scanner.cursor == row else { return }
        state.scanner.panel = .filing(filing)
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  func press(_ key: Key, in filing: RecordFiling) -> Bool {
    var filing = filing
    switch (key.name, key.held) {
    case (.up, _), (.character("k"), []): filing.move(by: -1)
    case (.down, _), (.character("j"), []): filing.move(by: 1)
    case (.tab, []): return openRecord(after: 1)
    case (.tab, .shift): return openRecord(after: -1)
    case (.character("m"), []): filing.field = .media
    case (.character("s"), []): filing.field = .sleeve
    case (.character("f"), []): return ask(for: .folder, of: filing)
    case (.character("c"), []): return ask(for: .crate, of: filing)
    case (.character("n"), []): return ask(for: .notes, of: filing)
    case (.enter, _): return ask(for: filing.field, of: filing)
    case (.character("a"), []): return fileAllThatFollow(as: filing)
    case (.character("o"), []): return open(filing)
    case (.character("x"), []): return takeOut(filing)
    case (.character("u"), []):
      perform(.undo)
      return true
    case (.character("?"), []):
      perform(Command.help)
      return true
    case (.delete, _), (.backspace, _):
      grade(filing, nil)
      return true
    case (.character(let digit), []):
      let grades = RecordFiling.grades(for: filing.field)
      if let number = digit.wholeNumberValue.map({ $0 == 0 ? 10 : $0 }),
        grades.indices.contains(number - 1)
      {
        grade(filing, grades[number - 1])
      }
      return true
    default: return false
    }
    state.scanner.panel = .filing(filing)
    return true
  }

  /// Goes to the next record in the list, or the one before.
  @discardableResult
  func openRecord(after step: Int) -> Bool {
    let scanner = state.scanner
    let next = sequence(first: scanner.cursor + step) { $0 + step }
      .prefix { scanner.rows.indices.contains($0) }
      .first { scanner.rows[$0].release != nil }
    guard let next, let release = scanner.rows[next].release else {
      state.notice = .done("there are no more records")
      return true
    }
    state.scanner.select(next)
    openFiling(of: release, row: next)
    return true
  }

  private func open(_ filing: RecordFiling) -> Bool {
    state.scanner.panel = nil
    coordinator.finishScan(with: [filing.release])
    refresh()
    return true
  }

  private func ask(for field: RecordFiling.Field, of filing: RecordFiling) -> Bool {
    let library = services.library
    switch field {
    case .media, .sleeve:
      var filing = filing
      filing.move(by: 1)
      state.scanner.panel = .filing(filing)
    case .notes:
      state.overlay = .prompt(
        Prompt(title: "Notes", purpose: .notes, text: filing.copy?.notes ?? ""))
    case .folder:
      beside { [self] in
        let folders = (try? await library.folders()) ?? []
        let items = folders.map { Menu.Item(title: $0.group.name, choice: .fileIn($0.group.name)) }
        state.overlay = .menu(
          Menu("Into which folder?", items + [Menu.Item(title: "A new folder …", choice: .newFile)])
        )
        setNeedsDrawing()
      }
    case .crate:
      beside { [self] in
        let crates = (try? await library.crates()) ?? []
        let items = crates.map { crate in
          let isIn = filing.crates.contains(crate.group)
          return Menu.Item(
            title: crate.group.name + (isIn ? " (take it out)" : ""),
            choice: .putInto(crate.group.name))
        }
        state.overlay = .menu(
          Menu("Into which crate?", items + [Menu.Item(title: "A new crate …", choice: .newPut)]))
        setNeedsDrawing()
      }
    }
    return true
  }

  private func grade(_ filing: RecordFiling, _ condition: Condition?) {
    let field = filing.field
    guard field == .media || field == .sleeve else { return }
    let words = condition?.description ?? "not graded"
    change(filing, next: .sleeve) { editor, item, name in
      _ = try editor.edit([item]) { values in
        if field == .media {
          values.mediaCondition = condition
        } else {
          values.sleeveCondition = condition
        }
      }
      return "\(field.label) of \(name): \(words)"
    }
  }

  func file(inFolder folder: String) {
    guard case .filing(let filing) = state.scanner.panel else { return }
    change(filing, next: .folder) { editor, item, name in
      let folder = try editor.folder(namedOrNew: folder)
      _ = try editor.move([item], to: folder.id)
      return "moved \(name) to \(folder.name)"
    }
  }

  func put(intoCrate crate: String) {
    guard case .filing(let filing) = state.scanner.panel else { return }
    let release = filing.release
    change(filing, next: .crate) { editor, _, name in
      let crate = try editor.crate(namedOrNew: crate)
      if try editor.add(release, to: crate) { return "put \(name) into crate \(crate.name)" }
      _ = try editor.remove(release.id, from: crate)
      return "took \(name) out of crate \(crate.name)"
    }
  }

  func note(_ text: String) {
    guard case .filing(let filing) = state.scanner.panel else { return }
    change(filing, next: .notes) { editor, item, name in
      _ = try editor.edit([item]) { $0.notes = text }
      return "noted on \(name): \(text)"
    }
  }

  /// Changes the copy that is in front, and shows what it is then.
  private func change(
    _ filing: RecordFiling, next field: RecordFiling.Field,
    _ edit: @escaping @Sendable (LibraryEditor, CollectionItem.ID, String) throws -> String
  ) {
    guard let copy = filing.copy else {
      state.notice = .failed("it is not in your collection any more")
      return
    }
    let (library, name) = (services.library, filing.release.summary.recordLine)
    beside { [self] in
      do {
        state.notice = .done(try await library.change { try edit($0, copy.id, name) })
        if state.scanner.panel?.row == filing.row {
          openFiling(of: filing.release, row: filing.row, field: field)
        }
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  /// Takes the photo for none of a record that matters, and the copy out that was added for it.
  private func takeOut(_ filing: RecordFiling) -> Bool {
    let row = state.scanner.rows[filing.row]
    settle([row.path]) { library in
      let photos = try await PhotoLookup(library: library).identified([row.path])
      return try await library.change { editor in
        for photo in photos { try editor.save(.dismissed, ofPhoto: photo.hash) }
        if let item = row.addedItem, try editor.hasItem(item) { _ = try editor.remove([item]) }
        return "skipped \(row.path.name)"
      }
    }
    return true
  }
}
