import AppNavigation
import Foundation
import Library
import Links
import Navigation
import SampleRecords
import Testing

@testable import TerminalUI

/// Lists of copies: filter, groups and marks, from states to cells.
struct ListPageTests {
  private static func copy(_ number: Int) -> ScreenListRow {
    .record(
      ScreenRecord(
        .copy(
          CollectionItem(
            id: number, release: Samples.release("\(number)", "Title \(number)").summary,
            folder: .uncategorized, dateAdded: Date(timeIntervalSince1970: 0)))))
  }

  private func page(_ query: CollectionQuery = CollectionQuery()) -> Page {
    var page = Page()
    page.query = query
    page.show(
      Screen(
        title: "Collection", subtitle: "3 records",
        sections: [
          ScreenSection(
            .list(
              [
                .heading("Trojan", count: 2), Self.copy(1), Self.copy(2),
                .heading("Warp", count: 1),
              ]
                + [Self.copy(3)], columns: .ofCopies))
        ], window: ScreenWindow(offset: 0, total: 5)), width: 76)
    return page
  }

  private func frame(_ page: Page, width: Int, height: Int) -> String {
    var state = AppState(width: width, height: height)
    state.pages[.tab(.home)] = page
    return Frame(state).text
  }

  @Test("the cursor passes over headings")
  func headings() {
    var page = page()
    #expect(page.cursor == 1)
    page.move(by: 1, height: 10)
    page.move(by: 1, height: 10)
    #expect(page.cursor == 4)
    page.move(by: -9, height: 10)
    #expect(page.cursor == 1)
  }

  @Test("marked copies are meant, else the one in front")
  func marks() {
    var page = page()
    #expect(page.copiesInFront == [1])
    page.move(by: 1, height: 10)
    page.mark()
    page.move(by: 1, height: 10)
    #expect(page.copiesInFront == [2])
    page.mark()
    #expect(page.copiesInFront == [2, 3])
    page.mark()
    #expect(page.copiesInFront == [2])
  }

  @Test("marks, headings and the filter are seen at every size", arguments: [(80, 24), (40, 15)])
  func seen(width: Int, height: Int) {
    var page = page(CollectionQuery("tit", grouping: .label))
    page.mark()
    page.isFiltering = true
    let text = frame(page, width: width, height: height)
    for words in [" / tit\n", " Trojan  2", "●Title 1", " Title 2", " Warp  1"] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
    #expect(text.contains("1 marked, 3 records"))
  }

  @Test("a list that is not answered yet says so, and shows its beginning")
  func asking() {
    var page = page()
    page.move(by: 9, height: 10)
    page.ask(CollectionQuery("x"))
    #expect(page.cursor == 0)
    #expect(frame(page, width: 80, height: 24).contains("/ x"))
    #expect(frame(page, width: 80, height: 24).contains("searching …"))
  }

  @Test("a filter that leaves nothing says how to get back")
  func empty() {
    var page = Page()
    page.query = CollectionQuery("zzz")
    page.show(
      Screen(
        title: "Collection", sections: [ScreenSection(.list([], columns: .ofCopies))],
        window: ScreenWindow(offset: 0, total: 0)), width: 76)
    #expect(frame(page, width: 40, height: 15).contains("No record of yours fits this."))
  }

  @Test("the order that is there is turned round by choosing it again")
  func sorting() {
    var query = CollectionQuery()
    query.sort(by: .year)
    #expect(query == CollectionQuery(order: .year))
    #expect(Menu.sorting(query).items.map(\.title).contains("year, the other way round"))
    query.sort(by: .year)
    #expect(query == CollectionQuery(order: .year, isReversed: true))
    query.sort(by: .title)
    #expect(query == CollectionQuery(order: .title))
  }

  @Test("records have no grade that is for sleeves alone")
  func grades() {
    let menu = Menu.editing(2, notes: "")
    guard case .menu(let records) = menu.items[0].choice else {
      Issue.record("\(menu)")
      return
    }
    #expect(records.items.contains { $0.choice == .copies(.grade(.nearMint)) })
    #expect(!records.items.contains { $0.choice == .copies(.grade(.generic)) })
  }
}
