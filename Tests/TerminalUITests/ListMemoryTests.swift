import Accounts
import Foundation
import Library
import Links
import TestSupport
import Testing

@testable import TerminalUI

/// How lists are put, from one start to the next.
struct ListMemoryTests {
  private static let jamaica = CollectionQuery(
    "country:JM", order: .year, isReversed: true, grouping: .decade)
  private static let route = Place.route(.collectionRecords(filter: "year:1970s"))

  @Test("each list comes back as it was put")
  func kept() async throws {
    let folder = try TemporaryFolder()
    let file = ListMemoryFile(in: UserFolders(environment: ["HOME": folder.path]))
    #expect(file.load() == ListMemory())
    var memory = ListMemory()
    memory.keep(ListLook(query: CollectionQuery("x")), at: .tab(.home))
    memory.keep(ListLook(query: CollectionQuery("", order: .artist)), at: Self.route)
    memory.keep(ListLook(query: Self.jamaica, isGrid: true), at: .tab(.home))
    await file.save(memory)
    #expect(file.load() == memory)
    #expect(file.load()[.tab(.home)] == ListLook(query: Self.jamaica, isGrid: true))
    #expect(file.load()[Self.route] == ListLook(query: CollectionQuery("", order: .artist)))
    memory.forget(Self.route)
    #expect(memory[Self.route] == nil)
  }

  @Test("what an earlier or a later version wrote is read as far as it is known")
  func versions() throws {
    let text = """
      {"lists": [
        {"query": {"text": "dub", "isReversed": false}, "later": 1},
        {"query": {"text": "", "order": "by-weight", "isReversed": false},
         "route": {"collectionRecords": {"filter": "a"}}},
        {"query": {"text": "b", "isReversed": true}, "route": {"somethingNew": {}}},
        {"query": {"text": "", "isReversed": true, "grouping": "label"},
         "route": {"collectionRecords": {"filter": "year:1970s"}}}
      ], "more": true}
      """
    let memory = try JSONDecoder().decode(ListMemory.self, from: Data(text.utf8))
    var known = ListMemory()
    known.keep(ListLook(query: CollectionQuery("dub")), at: .tab(.home))
    known.keep(
      ListLook(query: CollectionQuery(isReversed: true, grouping: .label)), at: Self.route)
    #expect(memory == known)
  }

  @Test("the words in the search come back, unless nobody can have typed them")
  func search() async throws {
    let folder = try TemporaryFolder()
    let file = ListMemoryFile(in: UserFolders(environment: ["HOME": folder.path]))
    var memory = ListMemory()
    memory.keepSearch("björk 12\"")
    await file.save(memory)
    #expect(file.load().search == "björk 12\"")
    for words in ["\u{1B}[2J", "a\nb", String(repeating: "x", count: 1001)] {
      let data = try JSONSerialization.data(withJSONObject: ["lists": [], "search": words])
      #expect(try JSONDecoder().decode(ListMemory.self, from: data).search == "")
      memory.keepSearch(words)
      #expect(memory.search == "")
    }
    let other = try JSONDecoder().decode(
      ListMemory.self, from: Data(#"{"lists": [], "search": 5}"#.utf8))
    #expect(other.search == "")
  }

  @Test("what was searched for is searched for again after a start")
  @MainActor
  func searchedAgain() async throws {
    let walk = try await WalkingApp()
    let app = walk.app
    for key in "5dub" { app.take(.key(Key(.character(key)))) }
    await walk.settle()
    #expect(app.lists.search == "dub")
    let found = app.state.pages[.tab(.search)]?.screen
    let again = try await WalkingApp()
    again.app.lists = app.lists
    again.app.take(.key("5"))
    again.app.refresh()
    await walk.settle()
    await again.settle()
    #expect(again.app.state.page.typed == ["dub"])
    #expect(again.app.state.page.screen?.sections.count == found?.sections.count)
    again.app.take(.key(Key(.escape)))
    #expect(again.app.lists.search == "")
  }

  @Test("a file that is no such file is nothing")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let folders = UserFolders(environment: ["HOME": folder.path])
    try FileManager.default.createDirectory(at: folders.state, withIntermediateDirectories: true)
    for text in ["", "[]", "{}", "{\"lists\": 3}", "\u{0}"] {
      try Data(text.utf8).write(to: folders.state.appendingPathComponent("lists.json"))
      #expect(ListMemoryFile(in: folders).load() == ListMemory())
    }
  }

  @Test("the lists that were left longest ago are forgotten first")
  func limit() {
    var memory = ListMemory()
    for number in 0...ListMemory.limit {
      memory.keep(ListLook(isGrid: true), at: .route(.collectionRecords(filter: "\(number)")))
    }
    #expect(memory[.route(.collectionRecords(filter: "0"))] == nil)
    #expect(memory[.route(.collectionRecords(filter: "1"))] != nil)
  }
}
