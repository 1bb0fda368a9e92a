import Foundation
import Navigation
import Testing

@MainActor
@Suite final class AutosaveTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("navigation-\(UUID().uuidString)")
  private let navigator = TestNavigator(initialTab: .first)
  private let store: TestStore

  init() {
    store = TestStore(file: folder.appendingPathComponent("navigation.json"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func leavingSavesAtOnce() async throws {
    let saving = Task { try await navigator.autosave(to: store, delay: .seconds(3600)) }
    await Task.yield()
    navigator.push(.page(1))
    await Task.yield()
    navigator.push(.page(2))
    saving.cancel()
    try await saving.value
    #expect(try await store.load() == .archive(TestArchive(navigator.state)))
  }

  @Test func whatCouldNotBeRestoredIsKeptWhileItsTabIsEmpty() async throws {
    let stored = TestArchive(
      TestState(selectedTab: .first, paths: [.first: [.page(1)], .second: [.page(2)]]))
    let restoration: NavigationRestoration<TestTab, TestRoute, String> =
      await stored.restore(initialTab: .first) { _ in throw CancellationError() }
    #expect(restoration.unresolved.paths == stored.paths)

    navigator.reset(to: restoration.state)
    let saving = Task {
      try await navigator.autosave(
        to: store, keeping: restoration.unresolved, delay: .seconds(3600))
    }
    await Task.yield()
    navigator.push(.page(3), on: .second)
    saving.cancel()
    try await saving.value
    let expected = TestArchive(
      TestState(selectedTab: .first, paths: [.first: [.page(1)], .second: [.page(3)]]))
    #expect(try await store.load() == .archive(expected))
  }

  @Test func whatTheRestorerForgetsIsNotKept() async throws {
    let stored = TestArchive(TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
    try await store.save(stored)
    let restorer = NavigationRestorer(stored, on: navigator) { TestRoute(token: $0) }
    let saving = Task {
      try await navigator.autosave(to: store, keeping: restorer.pending, delay: .zero)
    }
    await Task.yield()
    navigator.clear()
    #expect(restorer.pending.isEmpty)
    #expect(try await isEventuallySaved())
    saving.cancel()
    try await saving.value
  }

  @Test func aRecordThatIsGoneIsNotKept() async throws {
    let stored = TestArchive(TestState(selectedTab: .first, paths: [.second: [.page(1)]]))
    try await store.save(stored)
    let restorer = NavigationRestorer(stored, on: navigator) { _ in nil as TestRoute? }
    let saving = Task {
      try await navigator.autosave(to: store, keeping: restorer.pending, delay: .zero)
    }
    await Task.yield()
    await restorer.restore(.second)
    #expect(try await isEventuallySaved())
    saving.cancel()
    try await saving.value
  }

  @Test func whatIsForgottenBeforeTheFirstSaveIsNotKept() async throws {
    let stored = TestArchive(TestState(selectedTab: .first, paths: [.second: [.page(1)]]))
    try await store.save(stored)
    let restorer = NavigationRestorer(stored, on: navigator) { TestRoute(token: $0) }
    navigator.clear()
    let saving = Task {
      try await navigator.autosave(to: store, keeping: restorer.pending, delay: .seconds(3600))
    }
    await Task.yield()
    saving.cancel()
    try await saving.value
    #expect(try await store.load() == .archive(TestArchive(navigator.state)))
  }

  @Test func whatIsNotStoredCausesNoSave() async throws {
    let saving = Task { try await navigator.autosave(to: store, delay: .milliseconds(1)) }
    navigator.push(.page(1))
    #expect(try await isEventuallySaved())
    let firstSave = try modificationDate()
    try await Task.sleep(for: .milliseconds(50))
    navigator.presentAlert(NavigationAlert("Saved"))
    try await Task.sleep(for: .milliseconds(50))
    saving.cancel()
    try await saving.value
    #expect(try modificationDate() == firstSave)
  }

  @Test func aChangeIsSavedWhileTheAppRuns() async throws {
    let saving = Task { try await navigator.autosave(to: store, delay: .milliseconds(1)) }
    navigator.push(.page(1))
    #expect(try await isEventuallySaved())
    navigator.push(.page(2))
    navigator.pop()
    navigator.presentSheet(.search)
    #expect(try await isEventuallySaved())
    saving.cancel()
    try await saving.value
  }

  @Test func aBurstOfChangesSharesASave() async throws {
    let saving = Task { try await navigator.autosave(to: store, delay: .milliseconds(5)) }
    await Task.yield()
    for id in 0..<1000 { navigator.push(.page(id)) }
    #expect(try await isEventuallySaved())
    let firstSave = try modificationDate()
    try await Task.sleep(for: .milliseconds(100))
    #expect(try modificationDate() == firstSave)
    saving.cancel()
    try await saving.value
    #expect(try modificationDate() == firstSave)
  }

  @Test func withoutAChangeNothingIsWritten() async throws {
    let saving = Task { try await navigator.autosave(to: store, delay: .zero) }
    await Task.yield()
    saving.cancel()
    try await saving.value
    #expect(try await store.load() == .nothing)
  }

  @Test func aLastSaveThatFailsIsTold() async throws {
    try Data().write(to: folder)
    let saving = Task { try await navigator.autosave(to: store, delay: .zero) }
    navigator.push(.page(1))
    await Task.yield()
    saving.cancel()
    await #expect(throws: (any Error).self) { try await saving.value }
  }

  private func modificationDate() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: store.file.path)[.modificationDate] as? Date
  }

  private func isEventuallySaved() async throws -> Bool {
    let expected = StoredNavigation.archive(TestArchive(navigator.state))
    for _ in 0..<1000 {
      if try await store.load() == expected { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }
}
