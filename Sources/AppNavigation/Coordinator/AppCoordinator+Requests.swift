import Links

/// Requests in general: a link from outside, a place within the app, and trying again.
extension AppCoordinator {
  /// Parses a link, finds what it names, and goes there: on the tab of the link, above what is there,
  /// step by step where the link has several.
  ///
  /// On failure the stacks stay as they were and ``failure`` says why. While there are unsaved edits
  /// that going there would lose, the front asks first.
  ///
  /// - Returns: where it led; nil on failure, and when it was cancelled or overtaken.
  @discardableResult
  public func handle(url: String) async -> Destination? {
    let found = await find(.link(url)) { resolver throws(LinkFailure) in
      let link = try DeepLink(followable: url)
      return (link: link, destination: try await resolver.destination(of: link))
    }
    guard let found else { return nil }
    let path = found.destination.path
    navigator.navigate(along: path, on: found.link.tab, fromRoot: path.isEmpty)
    return found.destination
  }

  /// Finds what was chosen within the app, and opens it above what is in front.
  ///
  /// - Returns: as ``handle(url:)``.
  @discardableResult
  public func open(_ link: DeepLink) async -> Destination? {
    let destination = await find(.place(link)) { resolver throws(LinkFailure) in
      try await resolver.destination(of: link)
    }
    guard let destination else { return nil }
    if destination.path.isEmpty {
      navigator.navigate(along: [], on: link.tab, fromRoot: true)
    } else {
      navigator.navigate(to: destination.route)
    }
    return destination
  }

  /// Tries again what failed.
  ///
  /// - Returns: as ``handle(url:)``; nil too where nothing failed.
  @discardableResult
  public func retry() async -> Destination? {
    switch failedRequest {
    case .link(let url): await handle(url: url)
    case .place(let link): await open(link)
    case .scan(let gtin): await finishScan(of: gtin)
    case .pressing(let id): await choosePressing(id)
    case nil: nil
    }
  }
}

extension DeepLink {
  fileprivate init(followable url: String) throws(LinkFailure) {
    do {
      try self.init(parsing: url)
    } catch {
      throw .badLink(error)
    }
  }
}
