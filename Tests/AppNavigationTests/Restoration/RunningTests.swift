import Accounts
import AppNavigation
import Foundation
import Library
import Links
import SampleRecords
import TestSupport
import Testing

/// The code of the article "AppNavigation", word for word.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RunningTests {
  private let folder: TemporaryFolder
  private let catalog = FakeCatalog()
  private let library = Samples.library

  init() throws { folder = try TemporaryFolder() }

  func run(_ coordinator: AppCoordinator, keepingIn store: AppNavigationStore) async throws {
    async let updating: Void = coordinator.keepUpToDate()
    guard case .restoring(let restorer) = try await coordinator.restore(from: store) else {
      return try await coordinator.navigator.autosave(to: store)
    }
    async let restoring: Void = restorer.run()
    try await coordinator.navigator.autosave(to: store, keeping: restorer.pending)
    _ = await (updating, restoring)
  }

  func open() async -> AppCoordinator {
    let coordinator = AppCoordinator(catalog: catalog, library: library)
    await coordinator.handle(url: "vinylcrate://search?barcode=5012394144777")
    return coordinator
  }

  @Test func whereTheUserWasIsFoundAgainAndNotErased() async throws {
    let store = AppNavigationStore(
      in: UserFolders(environment: ["VINYLCRATE_STATE": folder.path]))
    let first = await open()
    let firstRun = Task { try await run(first, keepingIn: store) }
    while !folder.names.contains("navigation.json") { try await Task.sleep(for: .milliseconds(5)) }
    await first.handle(url: "vinylcrate://wants")
    firstRun.cancel()
    try await firstRun.value

    for _ in 1...2 {
      let next = AppCoordinator(catalog: catalog, library: library)
      let nextRun = Task { try await run(next, keepingIn: store) }
      while next.navigator.state.frontRoute == nil { await Task.yield() }
      #expect(next.navigator.state.paths == [.crates: [.wantsCrateDetail]])
      nextRun.cancel()
      try await nextRun.value
    }
    let last = try await store.load()
    guard case .archive(let archive) = last else {
      Issue.record("\(last)")
      return
    }
    #expect(archive.paths.keys.sorted { $0.rawValue < $1.rawValue } == [.crates, .search])
  }

  @Test func theArticleShowsThisCode() throws {
    let file = URL(fileURLWithPath: #filePath)
    let article = file.deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/AppNavigation/Documentation.docc/AppNavigation.md")
    let compiled = Self.words(of: try String(contentsOf: file, encoding: .utf8))
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .map { Self.words(of: $0.components(separatedBy: "\n```")[0]) }
    #expect(blocks.count == 2)
    for block in blocks { #expect(compiled.contains(block), "\(block)") }
  }

  private static func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
