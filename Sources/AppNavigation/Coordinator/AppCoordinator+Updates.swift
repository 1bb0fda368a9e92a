import Library
import Links

/// Changes of the library reach the pages that are open.
extension AppCoordinator {
  /// Reads again, now and after each change of the library or of the open pages, which crates and
  /// folders these show: a renamed one is shown by its new name, and the pages of a deleted one are taken
  /// away. A record stays open without the crate that it was opened from. What was opened on a sheet that
  /// is taken away moves to the selected tab.
  ///
  /// A page may be old when it opens: its crate was read, then its record was looked up for a while.
  ///
  /// Run it in a child task for as long as the app runs. It returns when the task is cancelled, and for
  /// a library that never changes.
  public func keepUpToDate() async {
    let updates = library.updates()
    let changes = navigator.changes
    // One refresh at a time: of two at once, the older models could be shown last.
    let (requests, request) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    await refreshPages()
    await withDiscardingTaskGroup { group in
      group.addTask { for await _ in changes { request.yield() } }
      group.addTask {
        for await _ in updates { request.yield() }
        request.finish()
      }
      for await _ in requests { await refreshPages() }
      group.cancelAll()
    }
  }

  private func refreshPages() async {
    var crates: [Crate.ID: Crate] = [:]
    let ids = Set(navigator.state.routes.compactMap(\.crate?.id))
    do throws(LinkFailure) {
      for id in ids { crates[id] = try await records.crate(id) }
    } catch {
      // A library that cannot be read now says nothing about what is gone.
      return
    }
    takeAway(ids.subtracting(crates.keys))
    for route in navigator.state.routes {
      guard let old = route.crate, let new = crates[old.id], new != old else { continue }
      navigator.update(route.with(new))
    }
  }

  /// Takes away what shows one of these groups of records.
  private func takeAway(_ ids: Set<Crate.ID>) {
    guard !ids.isEmpty else { return }
    func isAbout(_ route: Route) -> Bool { route.crate.map { ids.contains($0.id) } ?? false }
    func kept(_ route: Route) -> Route {
      guard isAbout(route), case .albumDetail(let release, _) = route else { return route }
      return .albumDetail(release, nil)
    }
    let state = navigator.state
    for (tab, path) in state.paths where path != path.map(kept) {
      navigator.replace(with: path.map(kept), on: tab)
    }
    if let path = state.sheet?.path, path != path.map(kept) {
      navigator.replace(with: path.map(kept))
    }
    let sheet = navigator.state.sheet.flatMap { isAbout($0.root) ? $0 : nil }
    let survivors = sheet?.path.filter { !isAbout($0) } ?? []
    navigator.remove(where: isAbout)
    for route in survivors {
      // Signing in, which began above the sheet, is a sheet of its own now.
      navigator.state.sheet == nil ? navigator.navigate(to: route) : navigator.push(route)
    }
  }
}

extension Route {
  /// The group of records that the page shows, edits, or was opened from; nil for none, and for the
  /// wants, which are always there.
  fileprivate var crate: Crate? {
    switch self {
    case .albumDetail(_, let crate), .crateInsights(let crate), .rarityDetail(_, in: let crate):
      crate
    case .crateDetail(let crate): crate
    case .folderReleases(let folder): .folder(folder)
    case .crateEditor(let crate): crate.map(Crate.custom)
    case .wantsCrateDetail, .collectionRecords, .searchResults, .pressingChoice, .profile, .scanner,
      .collectionManagement, .marketplaceWebView, .welcome, .signIn:
      nil
    }
  }

  /// The same page with a newer model of its group of records.
  fileprivate func with(_ crate: Crate) -> Route {
    switch self {
    case .albumDetail(let release, _): .albumDetail(release, crate)
    case .crateDetail, .folderReleases: .detail(of: crate)
    case .crateInsights: .crateInsights(crate)
    case .rarityDetail(let tier, in: _): .rarityDetail(tier, in: crate)
    case .crateEditor: if case .custom(let crate) = crate { .crateEditor(crate) } else { self }
    case .wantsCrateDetail, .collectionRecords, .searchResults, .pressingChoice, .profile, .scanner,
      .collectionManagement, .marketplaceWebView, .welcome, .signIn:
      self
    }
  }
}
