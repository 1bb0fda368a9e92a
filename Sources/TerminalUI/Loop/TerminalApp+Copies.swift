import AppNavigation
import Library

/// Changes of the copies that are marked, or of the one in front.
extension TerminalApp {
  /// Asks what to do with them.
  func askAboutCopies(_ action: ScreenAction) {
    let count = state.page.copiesInFront.count
    guard count > 0 else { return }
    let library = services.library
    switch action {
    case .editCopies:
      state.overlay = .menu(.editing(count, notes: state.page.notesInFront))
    case .removeCopies: state.overlay = .menu(.removing(count))
    case .moveCopies:
      ask { .moving(count, to: try await library.folders().map(\.group)) }
    case .fileCopies:
      ask { .filing(count, in: try await library.crates().map(\.group)) }
    default: break
    }
  }

  /// Shows a menu that is made of what the library has.
  private func ask(_ menu: @escaping @Sendable () async throws -> Menu) {
    beside { [self] in
      do {
        state.overlay = .menu(try await menu())
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  func apply(_ change: CopyEdit) {
    let copies = state.page.copiesInFront
    guard !copies.isEmpty else { return }
    if change == .remove { state.page.marks = [] }
    edit { library in
      try await library.change { try change.apply(to: copies, $0) }
    }
  }
}

extension Page {
  /// The notes of the copy in front; empty where several are marked.
  fileprivate var notesInFront: String {
    guard marks.isEmpty, cursor < rows.count, case .record(let record) = rows[cursor],
      case .copy(let item) = record.source
    else { return "" }
    return item.notes
  }
}
