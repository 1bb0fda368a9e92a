/// A walk through steps in a fixed order, such as an onboarding.
///
/// The order is that in which the step enum declares its cases: to add a step, add a case there.
public struct StepFlow<Step: CaseIterable & Hashable & Sendable>: Hashable, Sendable {
  /// All steps, in order.
  public var steps: [Step] { Array(Step.allCases) }

  /// The step to show, or `nil` when the flow is completed.
  public private(set) var current: Step?

  /// Starts at the first step. A flow without steps is completed at once.
  public init() {
    current = Step.allCases.first
  }

  /// Whether the last step has been left forwards. Only ``restart()`` changes that.
  public var isCompleted: Bool { current == nil }

  /// The steps from the first to the current one, as a stack to draw.
  public var path: [Step] {
    guard let position else { return [] }
    return Array(steps[...position])
  }

  /// Goes on to the next step, or completes the flow, and tells whether it did.
  ///
  /// Ignored unless `step` is the current one, so that a double tap or a late answer cannot skip a
  /// step that nobody saw.
  @discardableResult
  public mutating func advance(from step: Step) -> Bool {
    guard step == current, let position else { return false }
    current = steps.dropFirst(position + 1).first
    return true
  }

  /// Goes back one step. The first step and a completed flow stay.
  public mutating func back() {
    guard let position else { return }
    current = steps.prefix(position).last ?? current
  }

  /// Starts over at the first step.
  public mutating func restart() {
    self = StepFlow()
  }

  private var position: Int? {
    steps.firstIndex { $0 == current }
  }
}

extension StepFlow: Codable where Step: Codable {}
