import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Problems
import Releases
import Scanning

/// Changes of the library that the user makes by keys. Each can be undone.
extension TerminalApp {
  /// Makes a change beside the loop, and says what came of it.
  func edit(_ work: @escaping @Sendable (LibraryDatabase) async throws -> String) {
    let library = services.library
    beside { [self] in
      do {
        state.notice = .done(try await work(library))
      } catch {
        state.notice = .failed(words(for: error))
      }
      reload()
      setNeedsDrawing()
    }
  }

  func words(for error: any Error) -> String {
    if let problem = error as? any Problem { return services.wording.sentence(for: problem) }
    return String(describing: error)
  }

  /// A release by its id: the one in front, else what the library or the catalogue knows.
  func release(_ id: ReleaseID) -> @Sendable () async throws -> ReleaseDetail {
    if case .albumDetail(let release, _) = navigator.state.frontRoute, release.id == id {
      return { release }
    }
    let resolver = coordinator.resolver
    return {
      guard let found = try await resolver.destination(of: .album(id: id)).match?.best else {
        throw LinkFailure.releaseNotFound(id)
      }
      return found
    }
  }

  func add(_ id: ReleaseID) {
    let release = release(id)
    edit { library in
      let release = try await release()
      return try await library.change { editor in
        _ = try editor.add(NewItem(release: release))
        return "added \(release.summary.recordLine)"
      }
    }
  }

  func askForCrate(of id: ReleaseID) {
    let library = services.library
    beside { [self] in
      do {
        let crates = try await library.crates()
        let items = crates.map { Menu.Item(title: $0.group.name, choice: .crate($0.group, id)) }
        let new = Menu.Item(title: "A new crate …", choice: .newCrate(id))
        state.overlay = .menu(Menu("Add to which crate?", items + [new]))
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  func add(_ id: ReleaseID, to crate: CustomCrate) {
    let release = release(id)
    edit { library in
      let release = try await release()
      return try await library.change { editor in
        let isNew = try editor.add(release, to: crate)
        return "\(release.summary.recordLine) is \(isNew ? "now" : "already") in \(crate.name)"
      }
    }
  }

  func add(_ id: ReleaseID, toNewCrate name: String) {
    let release = release(id)
    edit { library in
      let release = try await release()
      return try await library.change { editor in
        let crate = try editor.crate(namedOrNew: name)
        _ = try editor.add(release, to: crate)
        return "\(release.summary.recordLine) is now in \(crate.name)"
      }
    }
  }

  func remove(_ id: ReleaseID, from crate: CustomCrate.ID) {
    edit { library in
      try await library.change { editor in
        guard let crate = try editor.crates().first(where: { $0.id == crate }) else {
          return "the crate is gone"
        }
        _ = try editor.remove(id, from: crate)
        return "removed from \(crate.name)"
      }
    }
  }

  func want(_ id: ReleaseID) {
    let release = release(id)
    edit { library in
      let release = try await release()
      return try await library.change { editor in
        _ = try editor.want(release)
        return "\(release.summary.recordLine) is wanted"
      }
    }
  }

  func stopWanting(_ id: ReleaseID) {
    edit { library in
      try await library.change { editor in
        _ = try editor.stopWanting(id)
        return "it is no longer wanted"
      }
    }
  }

  func newFolder(_ name: String) {
    edit { library in
      try await library.change { "made the folder \(try $0.createFolder(name).name)" }
    }
  }

  func saveCrate() {
    guard case .crateEditor(let crate) = navigator.state.frontRoute else { return }
    let name = state.page.typed.first ?? ""
    let library = services.library
    beside { [self] in
      do {
        let saved = try await library.change { editor in
          try crate.map { try editor.rename($0, to: name) } ?? editor.createCrate(name)
        } summary: { saved in
          crate.map { "renamed the crate \($0.name) to \(saved.name)" }
            ?? "made the crate \(saved.name)"
        }
        state.notice = .done("the crate \(saved.name) is saved")
        coordinator.finishCrateEditor(with: saved)
        navigator.dismissSheet()
      } catch {
        state.notice = .failed(words(for: error))
      }
      reload()
      setNeedsDrawing()
    }
  }

  func delete(_ crate: CustomCrate) {
    edit { library in
      try await library.change { editor in
        _ = try editor.delete(crate, emptiesIt: true)
        return "deleted the crate \(crate.name)"
      }
    }
  }

  func undo() {
    let (library, scanner) = (services.library, services.scanner)
    beside { [self] in
      do {
        let undone = try await UndoneChange(library) { scanner }.make()
        state.notice = .done(undone ?? "there is nothing to undo")
        if !state.scanner.isRunning { await showAgain() }
        if case .filing(let filing) = state.scanner.panel {
          state.scanner.panel = nil
          if state.scanner.rows[filing.row].release?.id == filing.release.id {
            openFiling(of: filing.release, row: filing.row, field: filing.field)
          }
        }
      } catch {
        state.notice = .failed(words(for: error))
      }
      reload()
      setNeedsDrawing()
    }
  }
}
