import Accounts
import AppNavigation
import Foundation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// The screens of sheets.
@Suite struct SheetScreenTests {
  private typealias Samples = ScreenSamples
  private let screens = ScreenSamples.screens

  private func profile(_ account: String?) -> Screen {
    Screen(
      title: "Profile", subtitle: account,
      sections: [
        ScreenSection(
          .facts([
            ScreenFact("account", account ?? "not signed in"),
            ScreenFact("records", "2", target: .route(.crateInsights(nil))),
            ScreenFact("folders", "2", target: .route(.collectionManagement)),
            ScreenFact("crates", "2"),
            ScreenFact("wants", "1", target: .route(.wantsCrateDetail)),
            ScreenFact("decisions", "0"),
          ]))
      ], actions: [account == nil ? .signIn : .signOut])
  }

  @Test func theProfileSaysWhoIsSignedInAndHowMuchThereIs() async throws {
    #expect(try await screens.screen(for: .profile) == profile(nil))
    let signedIn = ScreenFactory(
      library: Samples.library, account: DiscogsAccount(username: "ada"))
    #expect(try await signedIn.screen(for: .profile) == profile("ada"))
  }

  @Test func theCollectionIsManagedByItsFolders() async throws {
    #expect(
      try await screens.screen(for: .collectionManagement)
        == Screen(
          title: "Collection", subtitle: "2 folders",
          sections: [
            ScreenSection(
              "Folders",
              .groups([
                ScreenGroup(.folder(.uncategorized), count: 1),
                ScreenGroup(.folder(Samples.shelf), count: 1),
              ]))
          ], actions: [.newFolder, .showInsights(nil)]))
    #expect(
      ScreenGroup(.folder(Samples.shelf), count: 1).target == .route(.folderReleases(Samples.shelf))
    )
  }

  @Test func insightsAreFiguresThatLeadToTheirRecords() async throws {
    let crate = Crate.custom(Samples.sunday)
    func tier(_ tier: RarityTier, _ name: String, _ count: Int) -> ScreenFigure {
      ScreenFigure(name, count, target: .route(.rarityDetail(tier, in: crate)))
    }
    func label(_ name: String, _ count: Int) -> ScreenFigure {
      ScreenFigure(name, count, target: .link(.search(query: name, barcode: nil)))
    }
    #expect(
      try await screens.screen(for: .crateInsights(crate))
        == Screen(
          title: "Sunday", subtitle: "3 records, 3 copies",
          sections: [
            ScreenSection(
              "Rarity",
              .figures([
                tier(.common, "common", 1), tier(.uncommon, "uncommon", 0), tier(.rare, "rare", 1),
                tier(.veryRare, "very rare", 0), ScreenFigure(nil, 1),
              ])),
            ScreenSection(
              "Decades",
              .figures([
                ScreenFigure("1970s", 1), ScreenFigure("1980s", 1), ScreenFigure("1990s", 1),
              ])),
            ScreenSection(
              "Labels", .figures([label("Trojan", 2), label("Island", 1)], listed: 10)),
            ScreenSection("Countries", .figures([ScreenFigure("GB", 3)], listed: 10)),
            ScreenSection("Formats", .figures([ScreenFigure("Vinyl", 3)], listed: 10)),
            ScreenSection(
              .text(["Rarity is unknown where no source in use says how many there are."])),
          ]))
  }

  @Test func insightsOfNothingHaveNoFigures() async throws {
    #expect(
      try await screens.screen(for: .crateInsights(.custom(Samples.empty)))
        == Screen(title: "Empty", subtitle: "0 records, 0 copies"))
    #expect(
      try await screens.screen(for: .crateInsights(nil)).subtitle == "2 records, 2 copies")
  }

  @Test func aTierListsItsRecords() async throws {
    #expect(
      try await screens.screen(for: .rarityDetail(.rare, in: .custom(Samples.sunday)))
        == Screen(
          title: "Rare", subtitle: "1 record in Sunday",
          sections: [
            ScreenSection(
              .records([ScreenRecord(.release(Samples.record))], columns: .ofReleases))
          ], window: ScreenWindow(offset: 0, total: 1)))
    #expect(
      try await screens.screen(for: .rarityDetail(.veryRare, in: nil))
        == Screen(
          title: "Very rare", subtitle: "0 records",
          sections: [ScreenSection(.records([], columns: .ofReleases))],
          window: ScreenWindow(offset: 0, total: 0)))
  }

  @Test func aMarketplacePageHasItsAddress() async throws {
    let url = try #require(URL(string: "https://www.discogs.com/sell/release/1"))
    #expect(
      try await screens.screen(for: .marketplaceWebView(url, title: "Dub for sale"))
        == Screen(
          title: "Dub for sale",
          sections: [
            ScreenSection(
              .facts([ScreenFact("address", "https://www.discogs.com/sell/release/1")]))
          ],
          actions: [
            .openInBrowser(url), .copyAddress(url),
            .askMarketplace(ReleaseID(source: .discogs, value: "1")),
          ]))
  }

  @Test func theScannerSaysWhatToDo() async throws {
    #expect(
      try await screens.screen(for: .scanner)
        == Screen(
          title: "Scanner",
          sections: [
            ScreenSection(.text(["Show the barcode of a sleeve to the camera."]))
          ]))
  }

  @Test func bothFactoriesMakeTheSameScreenOfEveryRoute() async throws {
    let screens = ScreenFactory(library: SampleRecords.Samples.library)
    for route in SampleRecords.Samples.routes {
      let screen = try await screens.screen(for: route)
      #expect(try await screens.sheets.screen(for: route) == screen)
      #expect(!screen.title.isEmpty)
    }
  }
}
