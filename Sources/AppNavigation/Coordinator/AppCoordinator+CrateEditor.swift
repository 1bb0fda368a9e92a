import Library
import Links

/// The editor of a crate: a sheet that returns the crate which was saved.
extension AppCoordinator {
  /// Opens the editor of a crate, or for nil of a new one, and waits until it is gone.
  ///
  /// - Returns: the crate as it was saved; nil when nothing was saved, and when there is no such crate,
  ///   which ``failure`` says.
  @discardableResult
  public func editCrate(_ id: CustomCrate.ID?) async -> CustomCrate? {
    let link = DeepLink.crateEditor(id: id)
    let destination = await find(.place(link)) { resolver throws(LinkFailure) in
      try await resolver.destination(of: link)
    }
    guard let destination else { return nil }
    return await navigator.presentSheet(destination.route, returning: CustomCrate.self).value
  }

  /// Says whether the editor has edits. While it has, whatever would take it away waits in
  /// `navigator.state.pendingLeave` for the user's word.
  public func markCrateEditor(hasEdits: Bool) {
    guard let editor else { return }
    navigator.mark(editor.id, isUnsaved: hasEdits)
  }

  /// Closes the editor after the crate was saved, and hands it to ``editCrate(_:)``.
  public func finishCrateEditor(with crate: CustomCrate) {
    guard editor != nil else { return }
    navigator.finishSheet(with: crate)
  }

  private var editor: Route? {
    guard let root = navigator.state.sheet?.root, case .crateEditor = root else { return nil }
    return root
  }
}
