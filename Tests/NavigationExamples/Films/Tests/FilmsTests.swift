import Foundation
import Navigation
import Testing
import TextFront

@testable import FilmsExample

@MainActor
@Suite struct FilmsTests {
  private let front = FilmsFront(catalogue: Catalogue())
  private let coco = FilmsRoute.film(Film(id: "coco", title: "Coco"))
  private let up = FilmsRoute.film(Film(id: "up", title: "Up"))
  private let miguel = FilmsRoute.character(Character(id: "miguel", name: "Miguel"))
  private let pixar = FilmsRoute.studio(Studio(id: "pixar", name: "Pixar"))

  @Test func theSessionReadsAsWritten() async throws {
    let example = try ExampleSession()
    #expect(await TextFront.transcript(of: front, session: example.session) == example.transcript)
  }

  @Test(arguments: [
    ("pixarcatalog://film?id=coco", FilmsLink.film(id: "coco")),
    ("https://pixarcatalog.io/film/coco", .film(id: "coco")),
    ("pixarcatalog://character?id=miguel", .character(id: "miguel")),
    ("pixarcatalog://studio", .studio(id: nil)),
    ("https://pixarcatalog.io/studio", .studio(id: nil)),
    ("pixarcatalog://studio?id=pixar", .studio(id: "pixar")),
    ("pixarcatalog://film?id=none", .film(id: "none")),
  ])
  func aLinkIsReadWithoutLookingAnythingUp(text: String, link: FilmsLink) {
    #expect(FilmsLink(text) == link)
  }

  @Test(arguments: [
    "pixarcatalog://film", "pixarcatalog://film?id=", "https://example.org/film/coco",
    "https://pixarcatalog.io/film/coco/2", "pixarcatalog://", "film", "",
  ])
  func whatIsNoLinkIsNotRead(text: String) {
    #expect(FilmsLink(text) == nil)
  }

  @Test func aLinkIsLookedUpInTheCatalogue() {
    let catalogue = Catalogue()
    #expect(catalogue.route(for: FilmsLink.film(id: "up")) == up)
    #expect(catalogue.route(for: FilmsLink.film(id: "none")) == nil)
    #expect(catalogue.route(for: FilmsLink.studio(id: nil)) == pixar)
    #expect(catalogue.route(for: FilmsLink.studio(id: "a113")) == nil)
  }

  @Test func aLinkPopsItsTabBeforeItShows() {
    front.navigator.replace(with: [coco, pixar], on: .films)
    front.navigator.replace(with: [miguel], on: .characters)
    front.navigator.switchTab(to: .characters)
    front.navigator.presentSheet(.settings)
    #expect(front.open("pixarcatalog://film?id=up"))
    #expect(
      front.navigator.state
        == NavigationState(
          selectedTab: .films, paths: [.films: [up], .characters: [miguel]],
          layout: ColumnLayout(breakpoint: 100)))
  }

  @Test func whatIsStoredHoldsIDsOnly() throws {
    front.navigator.replace(with: [pixar, coco], on: .films)
    front.navigator.presentSheet(.filmSearch)
    let archive = FilmsFront.Archive(front.navigator.state)
    #expect(archive.paths == [.films: [.studio("pixar"), .film("coco")]])
    #expect(archive.sheet.isEmpty)
    let text = String(decoding: try JSONEncoder().encode(archive), as: UTF8.self)
    #expect(!text.contains("Coco"))
  }
}
