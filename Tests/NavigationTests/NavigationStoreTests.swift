import Foundation
import Navigation
import Testing

@Suite final class NavigationStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("navigation-\(UUID().uuidString)")
  private let store: TestStore
  private let archive = TestArchive(
    TestState(selectedTab: .second, paths: [.first: [.page(1)]]))

  init() {
    store = TestStore(file: folder.appendingPathComponent("deep/navigation.json"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func noFileIsNoFault() async throws {
    #expect(try await store.load() == .nothing)
  }

  @Test func whatIsSavedIsLoadedAndNothingElseIsLeftBehind() async throws {
    try await store.save(TestArchive(version: 2, selectedTab: .third))
    try await store.save(archive)
    #expect(try await store.load() == .archive(archive))
    #expect(try fileNames() == ["navigation.json"])
  }

  @Test func anOlderFileIsLoaded() async throws {
    try write(#"{"version": 1, "paths": []}"#)
    #expect(try await store.load() == .archive(TestArchive(version: 1, selectedTab: nil)))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "\u{0}", #"{"version": 2}"#, #"{"version": "2", "paths": []}"#,
  ])
  func aCorruptFileIsSetAside(text: String) async throws {
    try write(text)
    let aside = store.file.appendingPathExtension("corrupt-1")
    #expect(try await store.load() == .setAside(file: aside, fault: .corrupt))
    #expect(try String(contentsOf: aside, encoding: .utf8) == text)
    #expect(try await store.load() == .nothing)
  }

  @Test func aNewerFileIsSetAsideWhateverElseItHolds() async throws {
    try write(#"{"version": 3, "windows": {}}"#)
    let aside = store.file.appendingPathExtension("newer-1")
    #expect(try await store.load() == .setAside(file: aside, fault: .newer))
    try await store.save(archive)
    #expect(try fileNames() == ["navigation.json", "navigation.json.newer-1"])
  }

  @Test func aFileSetAsideIsNeverOverwritten() async throws {
    for number in 1...3 {
      try write("corrupt \(number)")
      let aside = store.file.appendingPathExtension("corrupt-\(number)")
      #expect(try await store.load() == .setAside(file: aside, fault: .corrupt))
    }
    let first = store.file.appendingPathExtension("corrupt-1")
    #expect(try String(contentsOf: first, encoding: .utf8) == "corrupt 1")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: store.file)
  }

  private func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: store.file.deletingLastPathComponent().path
    ).sorted()
  }
}
