import Library
import Releases
import Testing

/// What a small known collection is made of.
@Suite struct InsightsTests {
  private let dub = ReleaseSummary(
    id: ReleaseID(source: .discogs, value: "1"), title: "Dub",
    labels: [
      LabelCredit(name: "Island"), LabelCredit(name: "Trojan"), LabelCredit(name: "Island"),
    ],
    formats: [
      ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["LP", "Album"]),
      ReleaseFormat(name: "CD", descriptions: ["Album"]),
    ],
    country: "GB", released: "1979-05", circulation: Circulation(have: 40, want: 300))
  private let ska = ReleaseSummary(
    id: ReleaseID(source: .discogs, value: "2"), title: "Ska",
    labels: [LabelCredit(name: "Trojan")],
    formats: [ReleaseFormat(name: "Vinyl", descriptions: ["Single", "7\""])],
    country: "GB", released: "1964", circulation: Circulation(have: 5000, want: 20))
  private let bare = ReleaseSummary(id: ReleaseID(source: .discogs, value: "3"), title: "Bare")

  @Test("nothing gives nothing, and every tier with none")
  func empty() {
    let insights = Insights([])
    #expect(insights.records == 0)
    #expect(insights.copies == 0)
    #expect(insights.rarity == RarityTier.allCases.map { Tally(name: $0, copies: 0) })
    #expect(insights.decades == [])
    #expect(insights.labels == [])
    #expect(insights.countries == [])
    #expect(insights.formats == [])
  }

  @Test("copies are counted, records once")
  func copies() {
    let insights = Insights([dub, ska, ska, bare])
    #expect(insights.records == 3)
    #expect(insights.copies == 4)
  }

  @Test("tiers stand from the most common, then what is not known")
  func rarity() {
    #expect(
      Insights([dub, ska, ska, bare]).rarity == [
        Tally(name: .common, copies: 2), Tally(name: .uncommon, copies: 0),
        Tally(name: .rare, copies: 0), Tally(name: .veryRare, copies: 1),
        Tally(name: nil, copies: 1),
      ])
  }

  @Test("decades stand in their order")
  func decades() {
    #expect(
      Insights([dub, dub, ska, bare]).decades == [
        Tally(name: 1960, copies: 1), Tally(name: 1970, copies: 2), Tally(name: nil, copies: 1),
      ])
    let odd = ["0", "0000", "soon"].map {
      ReleaseSummary(id: bare.id, title: "Odd", released: $0)
    }
    #expect(Insights(odd).decades == [Tally(name: nil, copies: 3)])
  }

  @Test("a copy counts once under each of its labels and formats; most stand first")
  func names() {
    let insights = Insights([dub, ska, bare])
    #expect(
      insights.labels == [
        Tally(name: "Trojan", copies: 2), Tally(name: "Island", copies: 1),
        Tally(name: nil, copies: 1),
      ])
    #expect(
      insights.formats == [
        Tally(name: "CD", copies: 1), Tally(name: "Vinyl 7\"", copies: 1),
        Tally(name: "Vinyl LP", copies: 1), Tally(name: nil, copies: 1),
      ])
    #expect(
      insights.countries == [Tally(name: "GB", copies: 2), Tally(name: nil, copies: 1)])
  }
}
