import Library
import Links

extension ScreenFactory {
  /// What the root of a tab shows.
  ///
  /// - Parameter window: The positions of a long list to show, counted from 0; nil for all.
  /// - Throws: ``LinkFailure/lookUp(_:)`` where the library cannot be read.
  public func screen(
    for tab: NavigationTab, window: Range<Int>? = nil
  ) async throws(LinkFailure) -> Screen {
    switch tab {
    case .home: try await collection(window: window)
    case .crates: try await groups()
    case .discover: try await discover()
    case .marketplace: try await marketplace(window: window)
    case .search: Screen(TypedSearch())
    }
  }

  private func collection(window: Range<Int>?) async throws(LinkFailure) -> Screen {
    let part = try await reading { library throws(LibraryFailure) in
      try await library.part(of: nil, window: window)
    }
    return Screen(
      title: "Collection", records: part.items.map { ScreenRecord(.copy($0)) },
      columns: .ofCopies, total: part.total, window: window, actions: .ofCollection)
  }

  private func groups() async throws(LinkFailure) -> Screen {
    let wants = try await reading { library throws(LibraryFailure) in
      try await library.counts().wants
    }
    let crates = try await reading { library throws(LibraryFailure) in try await library.crates() }
    let own = crates.map { ScreenGroup(.custom($0.group), count: $0.count) }
    return Screen(
      title: "Crates",
      sections: [
        ScreenSection("Crates", .groups([ScreenGroup(.wants, count: wants)] + own)),
        ScreenSection("Folders", .groups(try await folders())),
      ],
      actions: [.newCrate, .manageCollection])
  }

  /// Every folder with the number of copies in it.
  func folders() async throws(LinkFailure) -> [ScreenGroup] {
    let folders = try await reading { library throws(LibraryFailure) in
      try await library.folders()
    }
    return folders.map { ScreenGroup(.folder($0.group), count: $0.count) }
  }

  /// The wants, each leading to where it is for sale or, where nobody sells it, to what is known of it.
  private func marketplace(window: Range<Int>?) async throws(LinkFailure) -> Screen {
    let (total, wants) = try await wanted(in: window)
    return Screen(
      title: "Marketplace",
      records: wants.map { want in
        let page = MarketplacePage.pages(of: want.id).last
        return ScreenRecord(.want(want), target: page.map { .link(.marketplace($0)) })
      },
      columns: .ofMarketplace, total: total, window: window)
  }
}
