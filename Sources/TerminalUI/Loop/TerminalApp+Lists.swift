import AppNavigation
import Foundation
import Library
import Links

/// Long lists of records: filter, order, groups and marks.
extension TerminalApp {
  /// Whether the page in front is a list of copies.
  var showsCopies: Bool { state.showsCopies }

  /// Types into the filter of the list in front; where there is none, goes to the search.
  func filter() {
    if showsCopies {
      state.page.isFiltering = true
      // So that the first letter need not wait for it.
      Task { [lister] in await lister.prepare() }
    } else if state.place == .tab(.search) {
      _ = state.page.select(0)
    } else {
      show(.search)
    }
  }

  /// - Returns: whether the key was meant for the filter.
  func pressInFilter(_ key: Key) -> Bool {
    guard state.page.isFiltering else { return false }
    switch key.name {
    case .character(let character) where key.typed != nil: ask { $0.text.append(character) }
    case .character("u") where key.held == .control: ask { $0.text = "" }
    case .backspace: ask { _ = $0.text.popLast() }
    case .enter: state.page.isFiltering = false
    case .left, .right: break
    default: return false
    }
    return true
  }

  func pasteIntoFilter(_ text: String) -> Bool {
    guard state.page.isFiltering else { return false }
    ask { $0.text += text.split(whereSeparator: \.isNewline).first ?? "" }
    return true
  }

  /// Asks for another list in the place of the one in front.
  func ask(_ change: (inout CollectionQuery) -> Void) {
    var query = state.page.query
    change(&query)
    guard query != state.page.query else { return }
    state.page.ask(query)
    keepList()
    load(state.place)
  }

  /// Keeps how the list in front is put, for when the app is started again.
  func keepList() {
    let look = state.page.look
    look == Page(for: navigator.state.frontRoute).look
      ? lists.forget(state.place) : lists.keep(look, at: state.place)
    saveLists()
  }

  /// Forgets how lists were put that can no longer be gone back to. Those that were not seen since the
  /// start may still be restored.
  func forgetLists(outside places: Set<Place>) {
    for place in state.pages.keys where !places.contains(place) && lists[place] != nil {
      lists.forget(place)
      saveLists()
    }
  }

  /// Saves how the lists are put. Changes that follow each other share one save.
  func saveLists() {
    hasChangedLists = true
    guard !isSavingLists else { return }
    isSavingLists = true
    Task {
      isSavingLists = false
      await listFile.save(lists)
    }
  }

  /// Shows again what the filter left out.
  ///
  /// - Returns: whether there was a filter.
  func leaveFilter() -> Bool {
    let page = state.page
    let whole = navigator.state.frontRoute.map { Page(for: $0).query.text } ?? ""
    guard page.isFiltering || page.query.text != whole else { return false }
    state.page.isFiltering = false
    ask { $0.text = whole }
    return true
  }

  func mark() {
    guard showsCopies else { return }
    state.page.mark()
    move(by: 1)
  }

  /// Marks all copies of the list in front; none, where all are marked.
  func markAll() {
    guard showsCopies else { return }
    let (place, query, lister) = (state.place, state.page.query, lister)
    beside { [self] in
      do {
        let all = Set(try await lister.listing(of: query).ids)
        guard var page = state.pages[place], page.query == query else { return }
        page.marks =
          all.isSubset(of: page.marks) ? page.marks.subtracting(all) : page.marks.union(all)
        state.pages[place] = page
      } catch {
        state.notice = .failed(words(for: error))
      }
      setNeedsDrawing()
    }
  }

  /// Opens one of the user's records, whichever it is.
  func openRandom() {
    let (library, lister) = (services.library, lister)
    beside { [self] in
      do {
        guard let id = try await lister.listing(of: CollectionQuery()).ids.randomElement(),
          let item = try await library.items(ids: [id]).first
        else { return }
        remember(await coordinator.openAlbum(item.release.id))
      } catch {
        state.notice = .failed(words(for: error))
        setNeedsDrawing()
      }
    }
  }

  /// The day of the user's own calendar.
  var today: DayOfYear {
    let parts = Calendar.current.dateComponents([.month, .day], from: Date())
    return DayOfYear(month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// - Returns: whether anything was marked.
  func leaveMarks() -> Bool {
    guard !state.page.isFiltering, !state.page.marks.isEmpty else { return false }
    state.page.marks = []
    return true
  }
}

extension Page {
  /// A page that is not read yet.
  ///
  /// - Parameter look: How the list was put before; nil for as it comes.
  init(for route: Route?, _ look: ListLook? = nil) {
    self.init()
    if case .collectionRecords(let text) = route { self.query = CollectionQuery(text) }
    if case .albumDetail = route { isAlbum = true }
    if let look { (query, isGrid) = (look.query, look.isGrid) }
  }

  /// How its list is put.
  fileprivate var look: ListLook { ListLook(query: query, isGrid: isGrid) }
}

extension Route {
  /// Whether it shows a list of copies that can be filtered.
  var isOfCopies: Bool { if case .collectionRecords = self { true } else { false } }
}
