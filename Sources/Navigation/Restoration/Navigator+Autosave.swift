extension Navigator where Tab: Codable, Route: RestorableRoute {
  /// Saves the state after each change of what is stored of it, and once more before it returns.
  ///
  /// Run it in a child task for as long as the app runs, and cancel that task to leave: what is
  /// unsaved by then is saved at once. Changes that follow each other within `delay` share one
  /// save, and no change waits for longer than that.
  ///
  /// - Parameter pending: What is not restored, asked for at each save: ``NavigationRestorer/pending``
  ///   or ``NavigationRestoration/unresolved``. It is saved again where nothing else is open, so that
  ///   a start without a connection loses nothing.
  /// - Throws: When the last save fails. A failure before that is made good by the next change.
  public func autosave(
    to store: NavigationStore<Tab, Route>,
    keeping pending: @autoclosure @MainActor () -> NavigationStore<Tab, Route>.Archive? = nil,
    delay: Duration = .seconds(1)
  ) async throws {
    let unrestored = pending()
    // Without a change, and with nothing that was stored, there is nothing to save.
    var saved = revision == 0 && unrestored == nil ? archive(keeping: nil) : nil
    var requests = saveRequests.makeAsyncIterator()
    repeat {
      guard archive(keeping: pending()) != saved else { continue }
      // A cancelled sleep ends early, as leaving must not wait.
      try? await Task.sleep(for: delay)
      let archive = archive(keeping: pending())
      do {
        try await store.save(archive)
        saved = archive
      } catch {
        continue
      }
    } while await requests.next(isolation: MainActor.shared) != nil
    let last = archive(keeping: pending())
    if last != saved { try await store.save(last) }
  }

  private func archive(
    keeping pending: NavigationArchive<Tab, Route.Token>?
  ) -> NavigationArchive<Tab, Route.Token> {
    let own = NavigationArchive(state)
    return pending.map(own.keeping) ?? own
  }
}
