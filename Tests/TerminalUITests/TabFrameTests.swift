import AppNavigation
import Foundation
import Library
import Links
import Navigation
import SampleRecords
import Testing

@testable import TerminalUI

/// The tabs from states to cells, on the usual screen and on the smallest one.
struct TabFrameTests {
  private static let sizes = [(80, 24), (40, 15)]

  private func state(
    _ tab: NavigationTab, _ screen: Screen, _ size: (Int, Int)
  ) -> AppState {
    var state = AppState(width: size.0, height: size.1)
    state.navigation = NavigationState(selectedTab: tab)
    var page = Page()
    page.show(screen, width: state.layout.front.width - 3)
    state.pages[.tab(tab)] = page
    return state
  }

  private var search: TypedSearch {
    var search = TypedSearch("dub")
    search.collection = .found(
      [ScreenRecord(.release(Samples.dub.summary), standing: .owned)], total: 1)
    search.catalogue = .found([ScreenRecord(.release(Samples.record.summary))], total: 1)
    return search
  }

  @Test("a search shows both answers, and what it types into")
  func searching() {
    for size in Self.sizes {
      let state = state(.search, Screen(search), size)
      let frame = Frame(state)
      for words in [
        "Your collection: 1 record", "have  Dub", "Catalogue: 1 record", "Screamadelica",
      ] {
        #expect(frame.text.contains(words), "\(size) \(frame.text)")
      }
      #expect(frame.cursor != nil)
    }
  }

  @Test("a record that was found can be added, filed and wanted")
  func actions() {
    var state = state(.search, Screen(search), (80, 24))
    #expect(state.actions.isEmpty)
    state.page.move(by: 4, height: 20)
    let id = Samples.record.id
    #expect(state.actions == [.addToCollection(id), .addToCrate(id), .want(id)])
    #expect(Frame(state).text.contains("c Add to crate"))
  }

  @Test("what is worth a look stands above the bars")
  func discover() async throws {
    let day = Date(timeIntervalSince1970: 0)
    let item = CollectionItem(
      id: 1, release: Samples.dub.summary, folder: .uncategorized, dateAdded: day)
    let screens = ScreenFactory(
      library: InMemoryLibrary(items: [item]), today: DayOfYear(month: 1, day: 1))
    let screen = try await screens.screen(for: .discover)
    for size in Self.sizes {
      let state = state(.discover, screen, size)
      let text = Frame(state).text
      for words in ["Worth a look", "on this day", "duplicates", "without a grade"] {
        #expect(text.contains(words), "\(size) \(text)")
      }
      #expect(state.actions == [.openRandom])
    }
  }

  @Test("the marketplace says how many have and want a record")
  func marketplace() async throws {
    var dub = Samples.dub
    dub.circulation = .init(have: 1234, want: 77)
    let library = InMemoryLibrary(wants: [Want(release: dub.summary, dateAdded: Date())])
    let screen = try await ScreenFactory(library: library).screen(for: .marketplace)
    let text = Frame(state(.marketplace, screen, (80, 24))).text
    #expect(text.contains("1234") && text.contains("77") && text.contains("have"))
  }
}
