import AppNavigation
import Foundation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// What a marketplace said, on its page and beside the record.
struct MarketplaceScreenTests {
  private typealias Samples = SampleRecords.Samples

  private func page(_ answer: MarketAnswer?, library: InMemoryLibrary) async throws -> Screen {
    try await page(answer.map { [$0] } ?? [], library: library)
  }

  /// - Parameter answers: One hour after the other.
  private func page(_ answers: [MarketAnswer], library: InMemoryLibrary) async throws -> Screen {
    let screens = ScreenFactory(library: library, answers: [Samples.dub.id: memory(of: answers)])
    let page = try #require(MarketplacePage(.offers, of: Samples.dub.id))
    return try await screens.screen(for: .marketplaceWebView(page.url, title: page.title))
  }

  private func memory(of answers: [MarketAnswer]) -> MarketAnswers {
    let start = ContinuousClock.now
    return answers.enumerated().reduce(into: MarketAnswers()) {
      $0.add($1.element, at: start + .seconds(3600 * $1.offset))
    }
  }

  private func figures(_ time: String, forSale: Int, _ price: String?) -> MarketAnswer {
    .figures(
      MarketFigures(
        have: 12, want: 3, forSale: forSale, lowestPrice: price, time: time, pressings: []))
  }

  private func texts(_ screen: Screen) -> [String] {
    screen.sections.flatMap { section -> [String] in
      switch section.rows {
      case .facts(let facts):
        facts.map {
          [$0.label, $0.value, $0.note ?? ""].filter { !$0.isEmpty }.joined(separator: "|")
        }
      case .text(let lines): lines
      case .records(let records, _): records.map(\.release.title)
      case .fields, .groups, .figures, .list: []
      }
    }
  }

  @Test("the answer of today stands below what is known, with the pressings to compare")
  func answered() async throws {
    let figures = MarketFigures(
      have: 12, want: 3, forSale: 2, lowestPrice: "9.50 EUR", time: "18:20",
      pressings: [Samples.secondPressing.summary])
    let screen = try await page(.figures(figures), library: InMemoryLibrary())
    #expect(
      texts(screen).dropFirst() == [
        "have|12", "want|3", "for sale|2|from 9.50 EUR", "as of|18:20", "Skylarking",
      ])
    let album = try await ScreenFactory(
      library: InMemoryLibrary(), answers: [Samples.dub.id: memory(of: [.figures(figures)])]
    ).screen(for: .albumDetail(Samples.dub, nil))
    #expect(album.sections.map(\.title).contains("All pressings of the master"))
  }

  @Test("what was asked for before stays below the answer, also below none, for six hours")
  func earlier() async throws {
    let two = [figures("9:00", forSale: 2, "9.50 EUR"), figures("10:00", forSale: 0, nil)]
    let asked = try await page(two + [figures("11:00", forSale: 1, "8 EUR")], library: .init())
    #expect(
      texts(asked).dropFirst() == [
        "have|12", "want|3", "for sale|1|from 8 EUR", "as of|11:00", "10:00|none for sale",
        "9:00|2 for sale|from 9.50 EUR",
      ])
    for answer in [MarketAnswer.failed("no network"), .asking] {
      let screen = try await page(two + [answer], library: .init())
      #expect(
        texts(screen).suffix(2) == ["10:00|none for sale", "9:00|2 for sale|from 9.50 EUR"])
    }
    let long = two + Array(repeating: .failed("no network"), count: 7)
    #expect(try await texts(page(long, library: .init())).suffix(1) == ["no network"])

    var memory = memory(of: two)
    memory.forgetOld(at: .now + .seconds(6 * 3600))
    #expect(memory.latest == two[1])
    memory.forgetOld(at: .now + .seconds(8 * 3600))
    #expect(memory.latest == nil)
  }

  @Test("without a network the page says so, and shows what the library has")
  func offline() async throws {
    var dub = Samples.dub
    dub.circulation = Circulation(have: 7, want: 9)
    let screen = try await page(
      .failed("no network"), library: InMemoryLibrary(details: [dub]))
    #expect(
      texts(screen) == [
        "address|https://www.discogs.com/sell/release/1", "record|Dub",
        "pressing", "have|7|when it was added", "want|9|when it was added", "no network",
      ])
  }

  @Test("a record says in which crates it is")
  func crates() async throws {
    let library = InMemoryLibrary(
      crates: [Samples.sunday], contents: [Samples.sunday.id: [Samples.dub.summary]])
    let screen = try await ScreenFactory(library: library).screen(
      for: .albumDetail(Samples.dub, nil))
    let section = screen.sections.first { $0.title == "Your library" }
    #expect(
      section?.rows
        == .facts([
          ScreenFact(
            "crate", "Sunday", target: .route(.crateDetail(.custom(Samples.sunday))))
        ]))
  }
}
