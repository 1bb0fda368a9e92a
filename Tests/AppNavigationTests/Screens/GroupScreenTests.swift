import AppNavigation
import Foundation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// The screens of crates, wants and folders.
@Suite struct GroupScreenTests {
  private typealias Samples = ScreenSamples
  private let screens = ScreenSamples.screens

  /// A row of Sunday.
  private func row(_ release: ReleaseSummary) -> ScreenRecord {
    ScreenRecord(.release(release), in: .custom(Samples.sunday.id))
  }

  @Test func aCrateListsItsRecordsInTheirOrder() async throws {
    let screen = try await screens.screen(for: .crateDetail(.custom(Samples.sunday)))
    #expect(
      screen
        == Screen(
          title: "Sunday", subtitle: "3 records",
          sections: [
            ScreenSection(
              .records(
                [
                  row(Samples.record), row(Samples.lone), row(Samples.early),
                ], columns: [.record, .label, .pressing, .release]))
          ],
          actions: [
            .addBySearch(Samples.sunday), .showInsights(.custom(Samples.sunday)),
            .editCrate(Samples.sunday),
            .deleteCrate(Samples.sunday),
          ],
          window: ScreenWindow(offset: 0, total: 3)))
    #expect(
      screen.sections.first?.rows.target(at: 1)
        == .link(.album(id: Samples.lone.id, in: .crate(Samples.sunday.id))))
  }

  @Test func theWantsListWhatIsWanted() async throws {
    let screen = try await screens.screen(for: .wantsCrateDetail)
    #expect(
      screen
        == Screen(
          title: "Wants", subtitle: "1 record",
          sections: [
            ScreenSection(
              .records(
                [ScreenRecord(.want(Samples.want), in: .wants)],
                columns: [.record, .label, .pressing, .notes, .release]))
          ],
          actions: [.showInsights(.wants)], window: ScreenWindow(offset: 0, total: 1)))
    #expect(
      ScreenRecord(.want(Samples.want)).cells(in: .ofWants)
        == ["Tied", "Trojan", "GB 1977", "first pressing", "discogs:4"])
  }

  @Test func aFolderListsItsCopies() async throws {
    let screen = try await screens.screen(for: .folderReleases(Samples.shelf))
    #expect(
      screen
        == Screen(
          title: "Shelf", subtitle: "1 record",
          sections: [
            ScreenSection(
              .records(
                [ScreenRecord(.copy(Samples.loneCopy), in: .folder(3))], columns: .ofCopies))
          ],
          actions: [.showInsights(.folder(Samples.shelf))],
          window: ScreenWindow(offset: 0, total: 1)))
    #expect(
      ScreenRecord(.copy(Samples.loneCopy)).cells(in: .ofCopies)
        == ["1", "Lone", "Trojan", "GB 1980", "NM", "Generic", "Shelf", "discogs:1"])
  }

  @Test func aGroupOfAnyKindIsShownByItsDetailRoute() async throws {
    for group in [Crate.custom(Samples.sunday), .wants, .folder(Samples.shelf)] {
      let detail = try await screens.screen(for: .detail(of: group))
      #expect(try await screens.screen(for: .crateDetail(group)) == detail)
    }
  }

  @Test func aRenamedGroupHasTheNameThatItHasNow() async throws {
    let crate = CustomCrate(id: Samples.sunday.id, name: "Saturday")
    #expect(try await screens.screen(for: .crateDetail(.custom(crate))).title == "Sunday")
    let folder = CollectionFolder(id: Samples.shelf.id, name: "Wall")
    #expect(try await screens.screen(for: .folderReleases(folder)).title == "Shelf")
  }

  @Test func aGroupThatIsGoneIsNotFound() async {
    let (crate, folder) = (CustomCrate(id: UUID(), name: "A"), CollectionFolder(id: 9, name: "B"))
    let noCrate = LinkFailure.crateNotFound(Crate.ID.custom(crate.id).description)
    let noFolder = LinkFailure.folderNotFound("B", remedy: nil)
    let routes: [(Route, LinkFailure)] = [
      (.crateDetail(.custom(crate)), noCrate), (.folderReleases(folder), noFolder),
      (.crateEditor(crate), noCrate), (.crateInsights(.custom(crate)), noCrate),
      (.rarityDetail(.rare, in: .folder(folder)), noFolder),
    ]
    for (route, failure) in routes {
      await #expect(throws: failure) { try await screens.screen(for: route) }
    }
  }

  @Test(arguments: [(2..<5, 2, 2...4), (98..<300, 98, 98...99), (0..<1, 0, 0...0)])
  func onlyTheWindowOfALongListIsRead(
    window: Range<Int>, offset: Int, positions: ClosedRange<Int>
  ) async throws {
    let library = Samples.library(of: 100)
    let screen = try await ScreenFactory(library: library)
      .screen(for: .crateDetail(.custom(Samples.sunday)), window: window)
    #expect(screen.subtitle == "100 records")
    #expect(screen.window == ScreenWindow(offset: offset, total: 100))
    let all = Samples.releases(100)
    #expect(
      screen.sections == [
        ScreenSection(
          .records(positions.map { row(all[$0]) }, columns: .ofReleases))
      ])
  }

  @Test func aWindowPastTheEndIsEmpty() async throws {
    let screen = try await screens.screen(for: .wantsCrateDetail, window: 7..<9)
    #expect(screen.window == ScreenWindow(offset: 1, total: 1))
    #expect(screen.sections.first?.rows.count == 0)
  }
}
