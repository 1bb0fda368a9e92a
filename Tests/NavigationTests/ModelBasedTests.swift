import Foundation
import Navigation
import Testing

/// Random walks, each step compared with the reference model and with its own restoration.
///
/// A failure tells the seed of its sequence: `sequence(seed:)` makes the same again.
@Suite struct ModelBasedTests {
  private static let sequenceCount = 100_000
  private static let partCount = 4

  @Test(arguments: 0..<partCount)
  func randomSequencesAgreeWithTheModelAndSurviveRestoration(part: Int) async throws {
    for seed in stride(from: part, to: Self.sequenceCount, by: Self.partCount) {
      // So that the tests beside this one get their turn.
      await Task.yield()
      let actions = Self.sequence(seed: seed)
      if let fault = try await Self.fault(in: actions) {
        Issue.record("\(fault), seed \(seed): \(actions)")
        return
      }
    }
  }

  static func sequence(seed: Int) -> [TestAction] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return (0...generator.index(below: 10)).map { _ in .random(using: &generator) }
  }

  private static func fault(in actions: [TestAction]) async throws -> String? {
    let layout = ColumnLayout(breakpoint: ReferenceModel.breakpoint)
    var state = TestState(selectedTab: .first, layout: layout)
    var model = ReferenceModel()
    var changes: [TestAction] = []
    for (step, action) in actions.enumerated() {
      let before = model
      model.apply(action)
      let isChanged = state.apply(action)
      if isChanged { changes.append(action) }
      guard model.agrees(with: state) else { return "step \(step) differs from the model" }
      guard isChanged != model.looksLike(before) else { return "step \(step) is told wrongly" }
      guard try await isRestored(state) else { return "step \(step) is not restored" }
    }
    var replayed = TestState(selectedTab: .first, layout: layout)
    replayed.apply(contentsOf: changes)
    return replayed == state ? nil : "the replay of the changes differs"
  }

  /// What is over the tabs and the sheet is not stored, and every stack is.
  private static func isRestored(_ state: TestState) async throws -> Bool {
    let data = try JSONEncoder().encode(TestArchive(state))
    let archive = try JSONDecoder().decode(TestArchive.self, from: data)
    let restoration = await archive.restore(initialTab: .first) { TestRoute(token: $0) }
    return restoration.state
      == TestState(selectedTab: state.selectedTab, paths: state.paths, sheet: state.sheet)
  }
}
