import Library
import SampleRecords
import Testing

@testable import TerminalUI

/// A list that is longer than what is read of it.
@MainActor
struct LongListTests {
  private nonisolated static let count = 500
  private let walk: WalkingApp
  private var app: TerminalApp { walk.app }

  init() async throws {
    walk = try await WalkingApp()
    try await walk.library.change { editor in
      for _ in 0..<Self.count { _ = try editor.add(NewItem(release: Samples.dub)) }
      return "filled"
    }
    app.reload()
    await walk.settle()
  }

  @Test("what is in view is read first, and what is around it after that")
  func window() async throws {
    let height = app.state.height
    let total = app.state.page.rows.count
    #expect(total > Self.count)
    app.take(.key(Key(.character("G"))))
    let first = try #require(app.loads[.tab(.home)])
    #expect(first.window.count == height)
    #expect(first.window.contains(total - 1))
    await walk.settle()
    let read = try #require(app.state.page.rows.read)
    #expect(read.upperBound == total)
    #expect(read.count > 2 * height)
    #expect(app.state.page.rows[total - 1] != .missing)
  }

  @Test("a list that became shorter than where the user was is read to an end")
  func shorter() async throws {
    app.take(.key(Key(.character("G"))))
    await walk.settle()
    let items = try await walk.library.items(in: nil, window: 50..<Self.count + 50)
    try await walk.library.change { editor in
      _ = try editor.remove(items.map(\.id))
      return "emptied"
    }
    app.reload()
    await walk.settle()
    #expect(app.state.page.rows.count <= 50)
    // Also before a key is pressed.
    let page = app.state.page
    #expect(page.top + app.state.listHeight == page.rows.count)
    #expect((page.top..<page.rows.count).allSatisfy { page.rows[$0] != .missing })
  }

  @Test("beside a record and under a sheet a list is read as in front", arguments: [true, false])
  func behind(isSheet: Bool) async throws {
    app.resize(to: (120, 30))
    if isSheet {
      app.take(.key("s"))
    } else {
      app.navigator.push(.wantsCrateDetail)
    }
    app.state.pages[.tab(.home)] = nil
    app.refresh()
    await walk.settle()
    #expect(app.state.place != .tab(.home))
    let read = try #require(app.state.pages[.tab(.home)]?.rows.read)
    #expect(read.count > 2 * app.state.height)
  }

  @Test("covers that are shown again are read for all their columns at once")
  func covers() throws {
    app.lists.keep(ListLook(isGrid: true), at: .tab(.home))
    app.state.pages[.tab(.home)] = nil
    app.refresh()
    let columns = app.state.listColumns
    #expect(columns > 1)
    #expect(app.loads[.tab(.home)]?.window.count == app.state.height * columns)
  }

  @Test("a list that can no longer be read is not asked for again and again")
  func gone() async throws {
    let shelf = try await walk.library.change { editor in
      let shelf = try editor.createFolder("Shelf")
      for _ in 0..<Self.count {
        _ = try editor.add(NewItem(release: Samples.dub, folder: shelf.id))
      }
      return shelf
    } summary: { _ in
      "filled"
    }
    app.navigator.push(.crateDetail(.folder(shelf)))
    app.refresh()
    await walk.settle()
    #expect(app.state.page.rows.count == Self.count)
    _ = try await walk.library.change { editor in
      _ = try editor.delete(shelf, movesItems: true)
      return "deleted"
    }
    app.reload()
    app.take(.key(Key(.character("G"))))
    var rounds = 0
    while let load = app.loads.values.first, rounds < 100 {
      rounds += 1
      await load.task.value
      await Task.yield()
    }
    #expect(rounds < 10)
    #expect(app.state.page.problem != nil)
  }
}
