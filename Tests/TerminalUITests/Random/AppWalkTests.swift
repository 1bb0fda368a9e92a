import AppNavigation
import Foundation
import Links
import Navigation
import SampleRecords
import TestSupport
import Testing
import Text

@testable import TerminalUI

/// A hundred thousand keys at random.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct AppWalkTests {
  private typealias Archive = NavigationArchive<NavigationTab, RouteToken>

  /// Where the user is, as it is kept, comes back the same.
  private func checkRestoring(_ walk: WalkingApp, _ step: Int) async throws {
    let state = walk.app.coordinator.navigator.state
    let archive = Archive(state)
    let decoded = try JSONDecoder().decode(Archive.self, from: try JSONEncoder().encode(archive))
    #expect(decoded == archive, "after \(step) events")
    let routes = RouteRestorer(
      RecordFinder(catalog: FakeCatalog(), library: walk.library, fallsBackOnLibrary: true))
    let restored = await decoded.restore(initialTab: .home) { try await routes.route(for: $0) }
    #expect(restored.failures.isEmpty)
    #expect(restored.sheetFailure == nil)
    // A crate that was deleted is gone from the stacks when the library is read the next time.
    let kept = Archive(restored.state)
    #expect(
      kept == archive || !restored.droppedTokens.isEmpty, "\(archive) after \(step) events")
  }

  private func checkFrame(_ state: AppState, _ step: Int) {
    let frame = Frame(state)
    #expect((frame.width, frame.height) == (state.width, state.height))
    for y in 0..<frame.height {
      let scalars = frame.row(y).flatMap(\.text.unicodeScalars)
      #expect(scalars.allSatisfy { !$0.isTerminalControl }, "after \(step) events")
    }
  }

  @Test(
    "no keys in no order crash it, and wherever they lead, it comes back there",
    arguments: [(seed: 1, isWelcomed: true, count: 80_000), (2, false, 20_000)])
  func walk(seed: UInt64, isWelcomed: Bool, count: Int) async throws {
    var random = SeededRandom(seed: seed)
    let walk = try await WalkingApp(isWelcomed: isWelcomed)
    var places: Set<String> = []
    for step in 0..<count {
      walk.app.take(random.event())
      if step % 5 == 0 { await Task.yield() }
      if step % 100 == 0 {
        await walk.settle()
        checkFrame(walk.app.state, step)
        let front = walk.app.state.navigation
        places.insert(front.frontRoute?.title ?? front.selectedTab.rawValue)
      }
      if step % 1000 == 0 { try await checkRestoring(walk, step) }
    }
    // A walk that stays at its beginning would show nothing.
    #expect(places.count >= 10, "\(places)")
  }
}
