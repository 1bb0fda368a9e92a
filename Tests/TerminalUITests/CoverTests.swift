import AppNavigation
import Files
import Foundation
import Library
import Links
import Navigation
import Releases
import SampleRecords
import Scanning
import Testing

@testable import TerminalUI

/// Photos of records: as covers, beside lists, and in the scanner's list.
struct CoverTests {
  private static let sizes = [(40, 15), (80, 24), (109, 30), (110, 30), (200, 60)]

  /// A hundred thousand records, of which those around the 50,000th are read.
  private func screen(photos: Bool) -> Screen {
    let items = (0..<300).map { number in
      CollectionItem(
        id: number + 1,
        release: ReleaseSummary(
          id: ReleaseID(source: .discogs, value: "\(number)"), title: "Title \(number)",
          artists: [ArtistCredit(name: "Artist \(number)")]),
        folder: .uncategorized, dateAdded: Date(timeIntervalSince1970: 0),
        photo: photos ? Array("/photos/\(number).jpg".utf8) : nil)
    }
    return Screen(
      title: "Collection",
      sections: [ScreenSection(.records(items.map { .init(.copy($0)) }, columns: .ofCopies))],
      window: ScreenWindow(offset: 0, total: 100_000))
  }

  private func state(_ width: Int, _ height: Int, photos: Bool, covers: Bool) -> AppState {
    var state = AppState(width: width, height: height, theme: .colored)
    var page = Page()
    page.show(screen(photos: photos), width: width)
    page.isGrid = covers
    state.pages[state.place] = page
    return state
  }

  @Test("each cover is where a click finds it, and none is over another", arguments: sizes)
  func places(width: Int, height: Int) {
    let grid = CoverGrid(in: Rect(x: 3, y: 2, width: width, height: height))
    var taken: Set<Frame.Position> = []
    for index in 0..<grid.count {
      let (cover, words) = grid.place(of: index)
      for rect in [cover, words] {
        for y in rect.y..<rect.y + rect.height {
          for x in rect.x..<rect.x + rect.width {
            #expect(grid.area.contains(x: x, y: y))
            #expect(grid.index(atX: x, y: y) == index)
            #expect(taken.insert(Frame.Position(x: x, y: y)).inserted)
          }
        }
      }
    }
    #expect(grid.index(atX: grid.area.x - 1, y: grid.area.y) == nil)
  }

  @Test(
    "only the covers that are seen are wanted, in the order in which they stand", arguments: sizes)
  func wanted(width: Int, height: Int) {
    var state = state(width, height, photos: true, covers: true)
    state.page.move(by: 100, height: state.listHeight, columns: state.listColumns)
    let frame = Frame(state)
    let count = CoverGrid(in: state.list).count
    #expect(
      frame.wanted.map(\.photo.path.description)
        == (state.page.top..<state.page.top + count).map { "/photos/\($0).jpg" })
    #expect(state.page.top % state.listColumns == 0)
    #expect((state.page.top..<state.page.top + count).contains(state.page.cursor))
    #expect(frame.text.contains("Title 100"))
  }

  @Test("a record without a photo has a sleeve with its names")
  func sleeve() {
    let frame = Frame(state(80, 24, photos: false, covers: true))
    #expect(frame.wanted.isEmpty)
    let text = frame.text
    // In the sleeve and below it.
    #expect(text.ranges(of: "Artist 0").count == 2)
    #expect(text.ranges(of: "Title 3").count == 2)
    #expect(text.contains("╭──────"))
  }

  @Test("arrows move in two directions, and the list goes on where the covers were")
  func moves() {
    var state = state(80, 24, photos: false, covers: true)
    #expect(state.listColumns == 4)
    #expect(state.listHeight == 2)
    state.page.move(by: 1, height: 2, columns: 4)
    state.page.move(by: 4, height: 2, columns: 4)
    #expect((state.page.cursor, state.page.top) == (5, 0))
    state.page.move(by: 4, height: 2, columns: 4)
    #expect((state.page.cursor, state.page.top) == (9, 4))
    state.page.move(by: -9, height: 2, columns: 4)
    #expect((state.page.cursor, state.page.top) == (0, 0))
    state.page.move(by: 100_000, height: 2, columns: 4)
    #expect((state.page.cursor, state.page.top) == (99_999, 99_992))
    state.page.isGrid = false
    state.page.reveal(height: state.listHeight)
    let seen = state.page.top..<state.page.top + state.listHeight
    #expect(seen.contains(99_999) && seen.upperBound == 100_000)
  }

  @Test(
    "the photo of the record in front stands beside a list that is wide enough", arguments: sizes)
  func beside(width: Int, height: Int) {
    let isWide = width >= AppLayout.twoColumns
    let frame = Frame(state(width, height, photos: true, covers: false))
    #expect(frame.wanted.map(\.photo.path.description) == (isWide ? ["/photos/0.jpg"] : []))
    #expect(Frame(state(width, height, photos: false, covers: false)).wanted.isEmpty)
  }

  @Test(
    "the page of a record shows its photo, beside what is known of it or above", arguments: sizes)
  func album(width: Int, height: Int) {
    let item = CollectionItem(
      id: 1, release: Samples.dub.summary, folder: .uncategorized,
      dateAdded: Date(timeIntervalSince1970: 0), photo: Array("/photos/a.jpg".utf8))
    let route = Route.albumDetail(Samples.dub, nil)
    var state = AppState(width: width, height: height, theme: .colored)
    state.navigation = NavigationState(selectedTab: .home, paths: [.home: [route]])
    var page = Page(for: route)
    page.show(
      Screen(
        title: "Dub",
        sections: [
          ScreenSection(.facts([ScreenFact("label", "Lion")])),
          ScreenSection("Your copies", .records([.init(.copy(item))], columns: .ofCopies)),
        ]), width: width)
    state.pages[state.place] = page
    let frame = Frame(state)
    #expect(frame.wanted.map(\.photo.path) == (width < 80 ? [] : [PhotoPath("/photos/a.jpg")]))
    #expect(frame.text.contains("Lion"))
    #expect(state.list.height > 5)
  }

  @Test("the photos of a record are stepped through, and it is said which is shown")
  func photos() {
    let route = Route.albumDetail(Samples.dub, nil)
    var state = AppState(width: 120, height: 30, theme: .colored)
    state.navigation = NavigationState(selectedTab: .home, paths: [.home: [route]])
    var page = Page(for: route)
    func show(_ names: String...) {
      page.show(
        Screen(
          title: "Dub", sections: [ScreenSection(.facts([ScreenFact("label", "Lion")]))],
          photos: names.map { Array($0.utf8) }), width: 120)
      state.pages[state.place] = page
    }
    func shown() -> [String] { Frame(state).wanted.map(\.photo.path.description) }
    show("/a.jpg")
    #expect(shown() == ["/a.jpg"] && page.photoWords == nil)
    #expect(!state.footer.contains { $0.key == "]" })
    show("/a.jpg", "/b.jpg", "/c.jpg")
    #expect(shown() == ["/a.jpg"])
    #expect(Frame(state).text.contains("photo 1 of 3"))
    #expect(state.footer.contains { $0 == ("]", "photo 1 of 3") })
    for (steps, name) in [(1, "/b.jpg"), (1, "/c.jpg"), (1, "/a.jpg"), (-1, "/c.jpg")] {
      page.stepPhotos(by: steps)
      state.pages[state.place] = page
      #expect(shown() == [name])
    }
    // One of them is gone.
    show("/a.jpg", "/b.jpg")
    #expect(shown() == ["/b.jpg"] && page.photoWords == "photo 2 of 2")
    show()
    #expect(shown() == [])
  }

  @Test("photos that are seen in the scanner's list have their thumbnails", arguments: sizes)
  func thumbnails(width: Int, height: Int) {
    var state = AppState(width: width, height: height, theme: .colored)
    state.navigation = NavigationState(
      selectedTab: .home, sheet: NavigationSheet(root: Route.scanner))
    state.scanner.begin()
    for number in 0..<100 {
      state.scanner.take(
        .outcome(ScannerRow(path: PhotoPath("/\(number).jpg"), status: .unread)))
    }
    let small = Frame(state).wanted.filter { $0.height == 1 }
    #expect(small.isEmpty == (width < 70))
    #expect(small.count < height)
    #expect(small.isEmpty || small.contains { $0.photo.path == PhotoPath("/99.jpg") })
    #expect(small.allSatisfy { $0.longestSide < 100 })
    state.pictures.look.wanted = .letters
    #expect(!Frame(state).wanted.contains { $0.height == 1 })
  }
}
