import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Navigation
import Releases
import SampleRecords
import TestSupport

@testable import TerminalUI

/// A library, a place in it and a terminal, made from random numbers.
struct RandomModel {
  private(set) var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func some<Element>(
    _ range: ClosedRange<Int>, _ make: (inout RandomModel) -> Element
  ) -> [Element] {
    (0..<Int.random(in: range, using: &random)).map { _ in make(&self) }
  }

  mutating func release() -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(
        source: random.element(of: ReleaseID.Source.allCases), value: random.digits(7)),
      title: random.hostileText(),
      artists: some(0...3) {
        ArtistCredit(name: $0.random.hostileText(20), join: $0.random.hostileText(3))
      },
      labels: some(0...2) {
        LabelCredit(
          name: $0.random.hostileText(20), catalogueNumber: $0.random.hostileText(10))
      },
      formats: some(0...2) { ReleaseFormat(name: $0.random.hostileText(8)) },
      country: random.hostileText(5), released: random.hostileText(10),
      genres: some(0...2) { $0.random.hostileText(10) },
      tracklist: some(0...5) {
        Track(
          position: $0.random.hostileText(3), title: $0.random.hostileText(),
          duration: $0.random.hostileText(5))
      },
      notes: random.hostileText(200))
  }

  private mutating func item(_ number: Int) -> CollectionItem {
    CollectionItem(
      id: number, release: release().summary,
      folder: CollectionFolder(id: 2, name: random.hostileText(20)),
      notes: random.hostileText(), dateAdded: Date(timeIntervalSince1970: 0),
      photo: random.bytes(20))
  }

  private mutating func route(_ crate: CustomCrate, _ folder: CollectionFolder) -> Route {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .albumDetail(release(), .custom(crate))
    case 1: .crateDetail(.custom(crate))
    case 2: .folderReleases(folder)
    case 3:
      .searchResults(
        SearchQuery(text: random.hostileText(20)), some(0...40) { $0.release().summary })
    case 4: .pressingChoice(Samples.several, PressingRanking(some(1...5) { $0.release().summary }))
    default: random.element(of: Samples.routes)
    }
  }

  private mutating func overlay() -> Overlay? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .help(top: Int.random(in: 0..<40, using: &random))
    case 1:
      .menu(
        Menu(
          random.hostileText(70),
          some(0...30) { Menu.Item(title: $0.random.hostileText(80), choice: .stay) }))
    case 2:
      .prompt(Prompt(title: random.hostileText(), purpose: .folder, text: random.hostileText()))
    default: nil
    }
  }

  /// What a terminal could have to show.
  mutating func state() async throws -> AppState {
    let crate = CustomCrate(id: UUID(), name: random.hostileText())
    let folder = CollectionFolder(id: 2, name: random.hostileText())
    let library = InMemoryLibrary(
      crates: [crate, Samples.sunday], folders: [folder, Samples.folder],
      contents: [crate.id: some(0...50) { $0.release().summary }],
      items: (1...Int.random(in: 1...50, using: &random)).map { item($0) })
    let theme = random.element(of: [Theme(), .colored])
    var state = AppState(
      width: Int.random(in: 1...160, using: &random),
      height: Int.random(in: 1...50, using: &random), theme: theme)
    state.theme.isASCII = Bool.random(using: &random)
    let (tab, route) = (random.element(of: NavigationTab.allCases), route(crate, folder))
    let isRoot = Int.random(in: 0..<4, using: &random) == 0
    state.navigation = NavigationState(
      selectedTab: tab, paths: isRoot || route.isSheet ? [:] : [tab: [route]],
      sheet: isRoot || !route.isSheet ? nil : NavigationSheet(root: route))
    let factory = ScreenFactory(library: library)
    var page = Page()
    if let front = state.navigation.frontRoute {
      page.show(try await factory.screen(for: front), width: state.layout.front.width)
    } else {
      page.show(try await factory.screen(for: tab), width: state.layout.front.width)
    }
    page.typed = page.typed.map { _ in random.hostileText() }
    if Int.random(in: 0..<10, using: &random) == 0 { page.fail(random.hostileText(300)) }
    state.pages[state.place] = page
    state.overlay = overlay()
    if Bool.random(using: &random) { state.notice = .failed(random.hostileText(100)) }
    state.activity = Bool.random(using: &random) ? random.hostileText() : nil
    state.scanner.text = random.hostileText()
    state.scanner.take(.ended(problem: random.hostileText(100)))
    return state
  }
}
