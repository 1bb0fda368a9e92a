import Navigation

extension ReferenceModel {
  /// Everything that the state under test shows must be what this model shows.
  func agrees(with state: TestState) -> Bool {
    TestTab.allCases.allSatisfy { paths[$0] == state.path(on: $0) }
      && selectedTab == state.selectedTab
      && sheet == (state.sheet.map { [$0.root] + $0.path } ?? [])
      && alert == state.alert
      && unsaved == state.unsavedIDs
      && heldBack == state.pendingLeave?.action
      && endangered == state.pendingLeave?.unsavedIDs ?? []
      && front.last == state.frontRoute
      && TestRoute.samples.allSatisfy { route in
        front.contains { $0.id == route.id } == state.isInStack(route)
      }
      && state.visibleColumns
        == (isWide ? .two(detail: paths[selectedTab]?.last) : .one(paths[selectedTab]?.last))
  }

  /// Whether both look the same to a person; widths on the same side of the breakpoint do.
  func looksLike(_ other: ReferenceModel) -> Bool {
    var other = other
    guard isWide == other.isWide else { return false }
    other.width = width
    return self == other
  }

  /// The stack in front, with the root of the sheet where that is in front.
  var front: [TestRoute] { sheet.isEmpty ? paths[selectedTab] ?? [] : sheet }

  var everything: [TestRoute] { sheet + paths.values.flatMap(\.self) }

  private var isWide: Bool { width >= Self.breakpoint }
}
