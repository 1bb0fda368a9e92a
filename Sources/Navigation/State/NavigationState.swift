/// Where the person is: the selected tab, a stack of routes for each tab, at most one sheet, and what
/// is asked over all of them.
///
/// It is a value. Build one to deep link, compare two in a test, keep one to go back to. Reading it
/// is free; changing it goes through ``apply(_:)`` alone.
public struct NavigationState<Tab: Hashable & Sendable, Route: NavigationRoute>: Hashable, Sendable
{
  /// The tab in front.
  public internal(set) var selectedTab: Tab

  /// The sheet over the tabs, if there is one.
  public internal(set) var sheet: NavigationSheet<Route>?

  /// The alert over everything else, if there is one.
  public internal(set) var alert: NavigationAlert<Route.AlertAction>?

  /// The action that waits for a word on unsaved edits, if there is one. It is dropped when none of
  /// these edits is left.
  public internal(set) var pendingLeave: PendingLeave<Tab, Route>?

  /// The routes with edits that leaving them would lose. Each is in a stack or the sheet.
  public internal(set) var unsavedIDs: Set<Route.ID> = [] {
    didSet { hasUnsavedEdits = !unsavedIDs.isEmpty }
  }

  /// Whether ``unsavedIDs`` holds any, which is asked at each navigation.
  public private(set) var hasUnsavedEdits = false

  /// How many columns there are to draw.
  public internal(set) var layout: ColumnLayout

  /// Empty stacks are left out, so that states which look the same are equal.
  var stacks: [Tab: RouteStack<Route>]

  /// A state with these paths. Tabs that are not named have an empty stack.
  public init(
    selectedTab: Tab,
    paths: [Tab: [Route]] = [:],
    sheet: NavigationSheet<Route>? = nil,
    layout: ColumnLayout = ColumnLayout()
  ) {
    self.selectedTab = selectedTab
    self.sheet = sheet
    self.layout = layout
    self.stacks = paths.filter { !$0.value.isEmpty }.mapValues { RouteStack(path: $0) }
  }

  /// The paths of all tabs whose stack is not empty.
  public var paths: [Tab: [Route]] { stacks.mapValues(\.path) }

  /// The routes of all stacks and of the sheet, in no order that means anything.
  public var routes: [Route] {
    (sheet.map { [$0.root] + $0.path } ?? []) + stacks.values.flatMap(\.path)
  }

  /// The routes of a tab above its root, the last on top.
  public func path(on tab: Tab) -> [Route] { stacks[tab]?.path ?? [] }

  /// The routes above the root of the stack in front: the sheet's, else the selected tab's.
  public var frontPath: [Route] { sheet?.path ?? path(on: selectedTab) }

  /// The route in view, or `nil` at the root of the selected tab.
  public var frontRoute: Route? { sheet?.top ?? path(on: selectedTab).last }

  /// Whether a route's id is in a tab's stack, or without a tab in the stack in front, where the root
  /// of a sheet counts too.
  public func isInStack(_ route: Route, on tab: Tab? = nil) -> Bool {
    if tab == nil, let sheet { return sheet.contains(route.id) }
    return stacks[tab ?? selectedTab]?.contains(route.id) ?? false
  }

  /// Whether a route with this id is in any stack or in the sheet.
  public func contains(_ id: Route.ID) -> Bool {
    sheet?.contains(id) == true || stacks.values.contains { $0.contains(id) }
  }

  /// What of the selected tab is in view under ``layout``. A sheet covers it.
  public var visibleColumns: VisibleColumns<Route> {
    let top = path(on: selectedTab).last
    return switch layout.columns {
    case .one: .one(top)
    case .two: .two(detail: top)
    }
  }
}
