/// Brings a ``NavigationArchive`` back little by little: the tab in view and the sheet first, every
/// other tab when it is first selected.
///
/// It yields to the person. A tab on which something was opened meanwhile is not touched any more,
/// and the sheet is presented only if nobody has navigated since. What is not looked up yet, or could
/// not be, is kept by ``Navigator/autosave(to:keeping:delay:)``.
@MainActor
public final class NavigationRestorer<
  Tab: Hashable & Codable & Sendable, Route: RestorableRoute
> {
  public typealias Archive = NavigationArchive<Tab, Route.Token>

  /// Turns a token into its route, or `nil` when the record that it names is gone.
  public typealias Resolver = @Sendable (Route.Token) async throws -> Route?

  /// What is not restored yet, for ``Navigator/autosave(to:keeping:delay:)``.
  public private(set) var pending: Archive {
    didSet { if pending != oldValue { navigator.requestSave() } }
  }

  /// The tokens whose record is gone.
  public private(set) var droppedTokens: [Route.Token] = []

  /// Why a tab could not be restored; it is tried again when the tab is next selected.
  public private(set) var failures: [Tab: any Error] = [:]

  /// Why the sheet could not be restored.
  public private(set) var sheetFailure: (any Error)?

  private let navigator: Navigator<Tab, Route>
  private let resolve: Resolver
  private var restoringTabs: Set<Tab> = []
  private var hasPersonNavigated: Bool
  private var isNavigating = false

  /// Selects the stored tab, and waits to be asked for the rest.
  ///
  /// Where something is open already, or a tab was selected, that tab stays as it is and no sheet is
  /// presented.
  public init(
    _ archive: Archive, on navigator: Navigator<Tab, Route>, using resolve: @escaping Resolver
  ) {
    self.navigator = navigator
    self.resolve = resolve
    pending = archive
    let state = navigator.state
    let isTabSelected = state.selectedTab != navigator.initialTab
    if isTabSelected { pending.paths[state.selectedTab] = nil }
    hasPersonNavigated = isTabSelected || !state.routes.isEmpty
    if !hasPersonNavigated, let tab = archive.selectedTab { navigator.switchTab(to: tab) }
    forgetWhatIsOpen()
    navigator.onSend = { [weak self] action in self?.yield(to: action) }
  }

  /// Restores the selected tab and the sheet now, and each other tab when it is first selected.
  ///
  /// Run it in a child task for as long as the app runs, and cancel that task to leave.
  public func run() async {
    let changes = navigator.changes
    await withDiscardingTaskGroup { group in
      group.addTask { await self.restoreFront() }
      var selectedTab = navigator.state.selectedTab
      for await _ in changes where navigator.state.selectedTab != selectedTab {
        let tab = navigator.state.selectedTab
        selectedTab = tab
        group.addTask { await self.restore(tab) }
      }
    }
  }

  /// Restores the selected tab, then the sheet.
  public func restoreFront() async {
    await restore(navigator.state.selectedTab)
    await restoreSheet()
  }

  /// Restores a tab, unless that was done before or something was opened there.
  public func restore(_ tab: Tab) async {
    guard let tokens = pending.paths[tab], restoringTabs.insert(tab).inserted else { return }
    defer { restoringTabs.remove(tab) }
    do {
      var dropped: [Route.Token] = []
      let path = try await Archive.routes(for: tokens, using: resolve, dropped: &dropped)
      guard pending.paths[tab] != nil, !Task.isCancelled else { return }
      pending.paths[tab] = nil
      failures[tab] = nil
      droppedTokens += dropped
      send(.replace(with: path, on: tab))
    } catch {
      if pending.paths[tab] != nil, !Task.isCancelled { failures[tab] = error }
    }
  }

  private func restoreSheet() async {
    guard !pending.sheet.isEmpty else { return }
    do {
      var dropped: [Route.Token] = []
      let sheet: NavigationSheet<Route>? = try await Archive.sheet(
        for: pending.sheet, using: resolve, dropped: &dropped)
      guard !pending.sheet.isEmpty, !Task.isCancelled else { return }
      forgetSheet()
      droppedTokens += dropped
      guard let sheet else { return }
      send(.presentSheet(sheet.root))
      if !sheet.path.isEmpty { send(.replace(with: sheet.path, on: nil)) }
    } catch {
      if !pending.sheet.isEmpty, !Task.isCancelled { sheetFailure = error }
    }
  }

  private func send(_ action: NavigationAction<Tab, Route>) {
    isNavigating = true
    navigator.send(action)
  }

  /// Takes notice of an action of the person; of its own it takes none.
  private func yield(to action: NavigationAction<Tab, Route>) {
    guard !isNavigating else {
      isNavigating = false
      return
    }
    guard !pending.isEmpty, action != navigator.state.pendingLeave?.action else { return }
    switch action {
    case .reset, .switchTab(_, clearStacks: true):
      pending = Archive(version: pending.version, selectedTab: nil)
      hasPersonNavigated = true
    case .pop(let tab), .popToRoot(let tab), .replace(_, let tab):
      if let tab = tab ?? navigator.state.tabInFront { pending.paths[tab] = nil }
      hasPersonNavigated = true
    case .navigateAlong(_, let tab, fromRoot: true):
      pending.paths[tab ?? navigator.state.selectedTab] = nil
      hasPersonNavigated = true
    case .navigate, .navigateAlong, .switchTab, .push, .popTo, .presentSheet, .dismissSheet:
      hasPersonNavigated = true
    case .update, .remove, .presentAlert, .answerAlert, .markUnsaved, .markSaved, .confirmLeave,
      .cancelLeave, .discardingEdits, .resize:
      break
    }
    forgetWhatIsOpen()
  }

  private func forgetWhatIsOpen() {
    for tab in navigator.state.paths.keys where pending.paths[tab] != nil {
      pending.paths[tab] = nil
    }
    if hasPersonNavigated || navigator.state.sheet != nil { forgetSheet() }
  }

  private func forgetSheet() {
    if !pending.sheet.isEmpty { pending.sheet = [] }
  }
}

extension NavigationState {
  /// The tab whose stack is in front; nil under a sheet.
  fileprivate var tabInFront: Tab? { sheet == nil ? selectedTab : nil }
}
