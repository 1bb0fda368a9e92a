import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Releases

/// Searching as it is typed. The newest words win: what is being looked for others is cancelled, and what
/// is found for others is not shown.
extension TerminalApp {
  /// How many records of the collection the search tab lists, so that the catalogue is seen below.
  private var ownCount: Int { max(3, state.listHeight / 3) }

  /// Searches again, or first for what was in the field at the end of the last session.
  func searchAgain() {
    if state.pages[.tab(.search)] == nil, !lists.search.isEmpty {
      var page = Page()
      page.typed = [lists.search]
      state.pages[.tab(.search)] = page
    }
    searchAsTyped(again: true)
  }

  /// Searches for what is in the field now.
  ///
  /// - Parameter again: Also where it was searched for already, because the library has changed.
  func searchAsTyped(again: Bool = false) {
    let typed = state.pages[.tab(.search)]?.typed.first ?? ""
    let text = typed.trimmingCharacters(in: .whitespaces)
    guard text != search.text || again else { return }
    if text == search.text, searching != nil {
      // What is being looked for is shown first: a library that changes all the time would never be.
      search.isOutdated = true
      return
    }
    searching?.cancel()
    if text != search.text { search = TypedSearch(text) }
    if text != lists.search {
      lists.keepSearch(text)
      saveLists()
    }
    showSearch()
    guard !text.isEmpty else { return }
    searching = Task {
      async let own: Void = searchCollection(for: text)
      await searchCatalogue(for: text)
      await own
      guard !Task.isCancelled, search.text == text else { return }
      searching = nil
      guard search.isOutdated else { return }
      search.isOutdated = false
      searchAsTyped(again: true)
    }
  }

  /// Types other words into the field, and searches for them.
  func typeSearch(_ words: String) {
    state.pages[.tab(.search)]?.typed = [words]
    _ = state.pages[.tab(.search)]?.select(0)
    searchAsTyped()
  }

  /// Empties the field.
  ///
  /// - Returns: whether there was anything in it.
  func leaveSearch() -> Bool {
    guard state.place == .tab(.search), state.page.typed.first?.isEmpty == false else {
      return false
    }
    typeSearch("")
    return true
  }

  private func searchCollection(for text: String) async {
    let answer = answer(await Self.own(text, ownCount, lister, services.library))
    take(text) { $0.collection = answer }
  }

  private func searchCatalogue(for text: String) async {
    let query =
      (try? GTIN(parsing: text)).map { SearchQuery(barcode: $0) } ?? SearchQuery(typed: text)
    let answer = answer(await Self.known(query, services.catalog, services.library))
    take(text) { $0.catalogue = answer }
    guard case .found(let records, _) = answer, records.count < Self.fewResults,
      let other = try? await services.catalog.suggestion(for: query)
    else { return }
    take(text) { $0.suggestion = other.text }
  }

  /// With fewer results than these another spelling may find more.
  private static var fewResults: Int { 5 }

  /// Shows an answer, unless something else is searched for by now.
  private func take(_ text: String, _ change: (inout TypedSearch) -> Void) {
    if !Task.isCancelled, search.take(change, for: text) { showSearch() }
  }

  private func answer(_ result: Result<TypedSearch.Answer, any Error>) -> TypedSearch.Answer {
    switch result {
    case .success(let answer): answer
    case .failure(let error): .failed(words(for: error))
    }
  }

  private func showSearch() {
    var page = state.pages[.tab(.search)] ?? Page()
    page.show(Screen(search), width: state.layout.front.width - 3)
    state.pages[.tab(.search)] = page
    setNeedsDrawing()
  }

  private nonisolated static func own(
    _ text: String, _ count: Int, _ lister: CollectionLister, _ library: LibraryDatabase
  ) async -> Result<TypedSearch.Answer, any Error> {
    do {
      let listing = try await lister.listing(of: CollectionQuery(text, order: .artist))
      let items = try await library.items(ids: Array(listing.ids.prefix(count)))
      let records = items.map { ScreenRecord(.copy($0), standing: .owned) }
      return .success(.found(records, total: listing.ids.count))
    } catch {
      return .failure(error)
    }
  }

  private nonisolated static func known(
    _ query: SearchQuery, _ catalog: any ReleaseCatalog, _ library: LibraryDatabase
  ) async -> Result<TypedSearch.Answer, any Error> {
    do {
      let releases =
        if let barcode = query.barcode {
          try await catalog.pressings(withBarcode: barcode).map(\.summary)
        } else {
          try await catalog.search(query)
        }
      let standings = try await library.standings(of: releases.map(\.id))
      let records = releases.map { release in
        ScreenRecord(.release(release), standing: standings.standing(of: release.id))
      }
      return .success(.found(records, total: records.count))
    } catch {
      return .failure(error)
    }
  }
}

extension PressingClues.Holdings {
  fileprivate func standing(of release: ReleaseID) -> RecordStanding? {
    owned.contains(release) ? .owned : wanted.contains(release) ? .wanted : nil
  }
}
