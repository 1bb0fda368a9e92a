import Foundation
import Navigation
import Testing

extension AppRoute: RestorableRoute {
  var token: ID? {
    switch self {
    case .book, .page, .settings: id
    case .editor: nil  // What was half edited is not worth coming back to.
    }
  }
}

struct BookShelf {
  var books = [1: emma, 2: persuasion]

  func route(for token: AppRoute.ID) async throws -> AppRoute? {
    switch token {
    case .book(let id): books[id].map(AppRoute.book)
    case .page(let id, let number): books[id].map { .page($0, number: number) }
    case .editor: nil
    case .settings: .settings
    }
  }
}

/// The code of "Restoration".
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RestorationExamples {
  let shelf = BookShelf()

  func run(_ navigator: AppNavigator, keepingIn file: URL) async throws {
    let store = NavigationStore<AppTab, AppRoute>(file: file)
    guard case .archive(let archive) = try await store.load() else {
      return try await navigator.autosave(to: store)
    }
    let shelf = shelf
    let restorer = NavigationRestorer(archive, on: navigator) { token in
      try await shelf.route(for: token)
    }
    async let restoring: Void = restorer.run()
    try await navigator.autosave(to: store, keeping: restorer.pending)
    await restoring
  }

  @Test func whatWasLeftIsFoundAgain() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("reading-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }

    let first = AppNavigator(initialTab: .reading)
    let firstRun = Task { try await run(first, keepingIn: file) }
    await Task.yield()
    first.navigate(along: [.book(emma), .page(emma, number: 7)])
    first.push(.book(persuasion), on: .search)
    firstRun.cancel()
    try await firstRun.value

    let second = AppNavigator(initialTab: .search)
    let secondRun = Task { try await run(second, keepingIn: file) }
    while second.state.frontPath.isEmpty { await Task.yield() }
    #expect(second.state.paths == [.reading: [.book(emma), .page(emma, number: 7)]])
    second.switchTab(to: .search)
    while second.state.frontPath.isEmpty { await Task.yield() }
    #expect(second.state.frontPath == [.book(persuasion)])
    secondRun.cancel()
    try await secondRun.value
  }
}
