import Foundation
import LocalServer
import TestSupport
import Testing

/// `vinylcrate album --refresh`.
struct RefreshTests {
  private let program: Program
  private let fake: OnlineFake

  init() throws {
    program = try Program()
    fake = try OnlineFake()
  }

  private func refresh(
    _ id: String, _ options: String..., as user: [String: String] = OnlineFake.signedIn,
    at address: [String]? = nil
  ) throws -> Program.Result {
    try program.run(
      ["album", id, "--refresh"] + options + (address ?? fake.options), environment: user)
  }

  @Test("shows what Discogs says today: collectors, copies for sale, other pressings, and when")
  func figures() throws {
    let result = try refresh(OnlineFake.discogsID)
    #expect(result.exitCode == 0)
    for line in [
      "Today", "  have       912", "  want       340", "  for sale   12, from 4.5 EUR",
      "Other pressings", "discogs:78 · Island 258 331 · DE 1988",
    ] {
      #expect(result.lines.contains(line), "\(line)")
    }
    #expect(result.lines.contains { $0.hasPrefix("  as of      20") })
    #expect(!result.stdout.contains("discogs:77 ·"))
    #expect(result.lines.contains("  source     data provided by Discogs, https://www.discogs.com"))
  }

  @Test("asks each time, without a token too, and says the same to programs")
  func json() throws {
    for _ in 1...2 {
      let result = try refresh(OnlineFake.discogsID, "--format", "json", as: [:])
      #expect(result.exitCode == 0)
      let today = try JSONText.object(result.stdout)["today"] as? [String: Any]
      #expect(today?["source"] as? String == "discogs")
      #expect(today?["have"] as? Int == 912)
      #expect(today?["want"] as? Int == 340)
      #expect(today?["forSale"] as? Int == 12)
      let price = today?["lowestPrice"] as? [String: Any]
      #expect(price?["value"] as? Double == 4.5)
      #expect(price?["currency"] as? String == "EUR")
      let pressings = today?["pressings"] as? [[String: Any]]
      #expect(pressings?.map { $0["id"] as? String } == ["discogs:78"])
      #expect((today?["asOf"] as? String)?.hasSuffix("Z") == true)
    }
    #expect(fake.paths.count { $0 == "/marketplace/stats/77" } == 2)
  }

  @Test("a release of MusicBrainz is asked for there, and its figures by its link at Discogs")
  func musicBrainz() throws {
    let result = try refresh(OnlineFake.musicBrainzID)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains(OnlineFake.musicBrainzID))
    #expect(result.lines.contains("  have       912"))
  }

  @Test("where nobody answers, what is known here is shown, with 75; --offline is wrong usage")
  func unreachable() throws {
    let nowhere = DiscogsFake.options(try LocalServer { _ in ServerReply() }.url.absoluteString)
    let result = try refresh(SampleRecord.ebe, at: nowhere)
    #expect(result.exitCode == 75)
    #expect(result.stdout.contains("Neural Response"))
    #expect(!result.stdout.contains("Today"))
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("this is not from today: "))
    #expect(try refresh(SampleRecord.ebe, "--offline").exitCode == 64)
    let plain = try program.text("album", SampleRecord.ebe, "--format", "json")
    #expect(!plain.contains("today"))
  }
}
