import Library
import Releases
import Testing

/// How hard a record is to come by.
@Suite struct RarityTests {
  @Test(
    "owners make the tier, at these borders",
    arguments: [
      (100_000, RarityTier.common), (1000, .common), (999, .uncommon), (250, .uncommon),
      (249, .rare), (50, .rare), (49, .veryRare), (1, .veryRare),
    ])
  func owners(have: Int, tier: RarityTier) {
    #expect(RarityTier(Circulation(have: have)) == tier)
    #expect(RarityTier(Circulation(have: have, want: have)) == tier)
  }

  @Test("what more people want than have is one tier rarer, and nothing rarer than very rare")
  func demand() {
    #expect(RarityTier(Circulation(have: 1000, want: 1001)) == .uncommon)
    #expect(RarityTier(Circulation(have: 300, want: 301)) == .rare)
    #expect(RarityTier(Circulation(have: 60, want: 900)) == .veryRare)
    #expect(RarityTier(Circulation(have: 2, want: 900)) == .veryRare)
    #expect(RarityTier(Circulation(have: 0, want: 5)) == .veryRare)
  }

  @Test("without owners many pressings tell that it is no rarity, and few tell nothing")
  func pressings() {
    #expect(RarityTier(Circulation(pressings: 10)) == .common)
    #expect(RarityTier(Circulation(pressings: 9)) == .uncommon)
    #expect(RarityTier(Circulation(pressings: 3)) == .uncommon)
    #expect(RarityTier(Circulation(pressings: 2)) == nil)
    #expect(RarityTier(Circulation(have: 0, want: 0, pressings: 12)) == .common)
    #expect(RarityTier(Circulation(have: 20, want: 0, pressings: 12)) == .veryRare)
  }

  @Test("where nothing is known the tier is not known")
  func unknown() {
    let id = ReleaseID(source: .discogs, value: "1")
    #expect(RarityTier(Circulation()) == nil)
    #expect(RarityTier(Circulation(have: 0, want: 0)) == nil)
    #expect(RarityTier(Circulation(want: 3)) == nil)
    #expect(ReleaseSummary(id: id, title: "A").rarity == nil)
    let known = ReleaseDetail(id: id, title: "A", circulation: Circulation(have: 300))
    #expect(known.summary.rarity == .uncommon)
  }
}
