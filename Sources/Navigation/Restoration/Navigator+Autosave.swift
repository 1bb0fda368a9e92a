extension Navigator where Tab: Codable, Route: RestorableRoute {
  /// Saves the state after each change, and once more before it returns.
  ///
  /// Run it in a child task for as long as the app runs, and cancel that task to leave: what is
  /// unsaved by then is saved at once. Changes that follow each other within `delay` share one
  /// save, and no change waits for longer than that.
  ///
  /// - Parameter unresolved: Paths that could not be restored; each is saved for its tab again as long
  ///   as the tab has no other, so that a start without a connection loses nothing.
  /// - Throws: When the last save fails. A failure before that is made good by the next change.
  public func autosave(
    to store: NavigationStore<Tab, Route>, keeping unresolved: [Tab: [Route.Token]] = [:],
    delay: Duration = .seconds(1)
  ) async throws {
    var savedRevision = 0
    var changes = changes.makeAsyncIterator()
    repeat {
      guard revision != savedRevision else { continue }
      // A cancelled sleep ends early, which is just what leaving calls for.
      try? await Task.sleep(for: delay)
      let revision = revision
      do {
        try await store.save(NavigationArchive(state).keeping(unresolved))
        savedRevision = revision
      } catch {
        continue
      }
    } while await changes.next(isolation: MainActor.shared) != nil
    if revision != savedRevision {
      try await store.save(NavigationArchive(state).keeping(unresolved))
    }
  }
}
