import Foundation
import Navigation
import Testing

/// What a link says, before anything is looked up.
struct AppLink: Hashable {
  var book: Int
  var page: Int?

  /// Reads `books:1` and `books:1/7`; nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("books:") else { return nil }
    let numbers = text.dropFirst("books:".count).split(separator: "/").map { Int($0) }
    guard let book = numbers.first ?? nil, numbers.count <= 2, !numbers.contains(nil)
    else { return nil }
    self.book = book
    page = numbers.count == 2 ? numbers[1] : nil
  }

  /// Looks up what the link names; nil when it is not there.
  func itinerary(in books: [Int: Book]) -> [AppRoute]? {
    guard let book = books[book] else { return nil }
    return [.book(book)] + (page.map { [.page(book, number: $0)] } ?? [])
  }
}

/// The code of "DeepLinks".
@MainActor
@Suite struct LinkExamples {
  let navigator = AppNavigator(initialTab: .search)
  let books = [1: emma, 2: persuasion]

  func open(_ text: String) -> Bool {
    guard let link = AppLink(text), let itinerary = link.itinerary(in: books) else { return false }
    navigator.navigate(along: itinerary, on: .reading)
    return true
  }

  @Test func aLinkLeadsTwoStepsDeep() {
    navigator.push(.book(persuasion), on: .reading)
    #expect(open("books:1/7"))
    #expect(
      navigator.state
        == NavigationState(
          selectedTab: .reading,
          paths: [.reading: [.book(persuasion), .book(emma), .page(emma, number: 7)]]))
  }

  @Test(arguments: ["books:9", "books:x", "films:1", ""])
  func aLinkThatLeadsNowhereChangesNothing(text: String) {
    navigator.push(.book(emma))
    #expect(!open(text))
    #expect(navigator.state.frontPath == [.book(emma)])
  }

  @Test func fromTheRoot() throws {
    navigator.push(.book(persuasion), on: .reading)
    let itinerary = try #require(AppLink("books:1/7")?.itinerary(in: books))
    navigator.navigate(along: itinerary, on: .reading, fromRoot: true)
    #expect(navigator.state.frontPath == [.book(emma), .page(emma, number: 7)])
  }
}
