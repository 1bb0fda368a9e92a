/// An action that waits for the person's word, because it would take unsaved edits away.
///
/// The drawing side asks, in words of its own, and answers with ``NavigationAction/confirmLeave`` or
/// ``NavigationAction/cancelLeave``.
public struct PendingLeave<Tab: Hashable & Sendable, Route: NavigationRoute>: Hashable, Sendable {
  /// What happens on confirmation.
  public let action: NavigationAction<Tab, Route>

  /// The routes whose edits would be lost.
  public let unsavedIDs: Set<Route.ID>
}

extension PendingLeave: Codable
where Tab: Codable, Route: Codable, Route.ID: Codable, Route.AlertAction: Codable {}

extension NavigationState {
  /// Makes a change unless it takes the last route with an unsaved id away that the person was not
  /// asked about: then the change becomes the ``pendingLeave``.
  ///
  /// - Complexity: O(n) in the depth of all stacks, because the change is tried out on a copy.
  mutating func applyGuarded(_ action: NavigationAction<Tab, Route>) -> Bool {
    var next = self
    guard next.perform(action) else { return false }
    let lostIDs = unsavedIDs.filter { !next.contains($0) }
    if mayDiscard(lostIDs, by: action) {
      next.unsavedIDs.subtract(lostIDs)
      next.dropSettledLeave()
      self = next
      return true
    }
    let leave = PendingLeave(action: effectiveAction(of: action), unsavedIDs: lostIDs)
    guard leave != pendingLeave else { return false }
    pendingLeave = leave
    return true
  }

  private func mayDiscard(
    _ lostIDs: Set<Route.ID>, by action: NavigationAction<Tab, Route>
  ) -> Bool {
    switch action {
    case .discardingEdits, .remove: true
    case .confirmLeave: lostIDs.isSubset(of: pendingLeave?.unsavedIDs ?? [])
    default: lostIDs.isEmpty
    }
  }

  /// Drops the question about edits of which none is left.
  mutating func dropSettledLeave() {
    guard let leave = pendingLeave, leave.unsavedIDs.isDisjoint(with: unsavedIDs) else { return }
    pendingLeave = nil
  }

  /// The action that a confirmation or a discarding action carries out; else the action itself.
  func effectiveAction(of action: NavigationAction<Tab, Route>) -> NavigationAction<Tab, Route> {
    switch action {
    case .confirmLeave: pendingLeave?.action ?? action
    case .discardingEdits(let action): effectiveAction(of: action)
    default: action
    }
  }

  mutating func markUnsaved(_ id: Route.ID) -> Bool {
    contains(id) && unsavedIDs.insert(id).inserted
  }

  mutating func confirmLeave() -> Bool {
    guard let leave = pendingLeave else { return false }
    pendingLeave = nil
    _ = perform(leave.action)
    return true
  }

  mutating func cancelLeave() -> Bool {
    guard pendingLeave != nil else { return false }
    pendingLeave = nil
    return true
  }
}
