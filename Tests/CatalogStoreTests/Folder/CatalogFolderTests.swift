import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// The user's catalogues, side by side.
struct CatalogFolderTests {
  private let temporary: TemporaryFolder
  private let folder: CatalogFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = CatalogFolder(path: temporary.path("catalogues"))
  }

  private func release(_ title: String, master: ReleaseID? = nil) -> ReleaseDetail {
    ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: title, master: master)
  }

  private func add(_ name: String) async throws {
    try await TestCatalog.write([release(name)], to: folder.place(for: name))
  }

  @Test("none where there is no folder")
  func empty() async throws {
    #expect(folder.isEmpty)
    #expect(try await folder.open().release(id: release("").id) == nil)
  }

  @Test("the first that knows a release answers, in the order that was set")
  func order() async throws {
    for name in ["b", "a", "c"] { try await add(name) }
    #expect(folder.entries.map(\.name) == ["a", "b", "c"])
    #expect(try await folder.open().release(id: release("").id)?.title == "a")
    try folder.setOrder(["c", "b"])
    #expect(folder.entries.map(\.name) == ["c", "b", "a"])
    #expect(try await folder.open().release(id: release("").id)?.title == "c")
    #expect(try await folder.open().search(SearchQuery(text: "a")).map(\.title) == ["a"])
    try folder.remove("c")
    #expect(folder.entries.map(\.name) == ["b", "a"])
  }

  @Test("names that are not there, and names that no file can have")
  func names() async throws {
    try await add("discogs")
    let unknown = CatalogFolderProblem.unknown("discog", known: ["discogs"])
    #expect(throws: unknown) { try folder.remove("discog") }
    #expect(throws: unknown) { try folder.setOrder(["discogs", "discog"]) }
    #expect(folder.entries.map(\.name) == ["discogs"])
    for name in ["", ".x", "../x", "a/b", "a\nb", String(repeating: "x", count: 200)] {
      #expect(throws: CatalogFolderProblem.impossibleName(name)) { try folder.place(for: name) }
    }
  }

  @Test("one that is broken is named")
  func broken() async throws {
    try await add("good")
    let path = try folder.place(for: "bad")
    try temporary.write("no database", to: "catalogues/bad.sqlite")
    #expect(
      performing: { try folder.open() },
      throws: { ($0 as? LookUpFailure)?.reason.contains(path) ?? false })
  }

  @Test("the year of a master may be in another catalogue than the release")
  func masters() async throws {
    let master = ReleaseID(source: .discogs, value: "77")
    try await TestCatalog.write([release("x", master: master)], to: folder.place(for: "discogs"))
    let path = try folder.place(for: "masters")
    let draft = try CatalogDraft(
      at: path, origin: CatalogOrigin(name: "masters", source: "", contents: .masters))
    try draft.add([MasterEntry(id: master, mainRelease: nil, year: 1977)])
    _ = try await draft.finish()
    #expect(try await folder.open().release(id: release("").id)?.masterYear == 1977)
  }
}
