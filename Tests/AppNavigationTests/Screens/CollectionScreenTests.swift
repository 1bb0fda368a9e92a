import AppNavigation
import Library
import Links
import Testing

/// The list of the collection as a query puts it.
struct CollectionScreenTests {
  private typealias Samples = ScreenSamples

  @Test("groups have headings, and a window begins anywhere")
  func groups() async throws {
    let query = CollectionQuery(order: .label, isReversed: true, grouping: .folder)
    let screen = try await Samples.screens.screen(of: query)
    #expect(screen.subtitle == "2 records, by label, reversed")
    #expect(screen.window == ScreenWindow(offset: 0, total: 4))
    #expect(
      screen.sections.map(\.rows) == [
        .list(
          [
            .heading("Uncategorized", count: 1), .record(ScreenRecord(.copy(Samples.recordCopy))),
            .heading("Shelf", count: 1), .record(ScreenRecord(.copy(Samples.loneCopy))),
          ], columns: .ofCopies)
      ])
    let part = try await Samples.screens.screen(of: query, window: 2..<9)
    #expect(part.window == ScreenWindow(offset: 2, total: 4))
    #expect(part.sections.map(\.rows.count) == [2])
  }

  @Test("a filtered list says how many of all there are, and is a page of its own")
  func filtered() async throws {
    let screen = try await Samples.screens.screen(for: .collectionRecords(#"label:"Trojan""#))
    #expect(screen.subtitle == "1 of 2 records")
    #expect(
      screen.sections.map(\.rows) == [
        .list([.record(ScreenRecord(.copy(Samples.loneCopy)))], columns: .ofCopies)
      ])
  }

  @Test("what can be done with copies is offered")
  func actions() async throws {
    let home = try await Samples.screens.screen(for: .home)
    let list = try await Samples.screens.screen(for: .collectionRecords("x"))
    #expect(home.actions == list.actions)
    #expect(home.actions.contains(.editCopies))
  }
}
