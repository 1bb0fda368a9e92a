import Library
import Links
import Text

extension SheetFactory {
  /// Who is signed in, how much there is in the library, and what the app works with.
  func profile() async throws(LinkFailure) -> Screen {
    let counts = try await screens.reading { library throws(LibraryFailure) in
      try await library.counts()
    }
    let account = screens.account
    let details = await screens.profile()
    return Screen(
      title: "Profile", subtitle: account?.username,
      sections: [
        ScreenSection(
          .facts([
            ScreenFact("account", account?.username ?? "not signed in"),
            ScreenFact("records", String(counts.items), target: .route(.crateInsights(nil))),
            ScreenFact("folders", String(counts.folders), target: .route(.collectionManagement)),
            ScreenFact("crates", String(counts.crates)),
            ScreenFact("wants", String(counts.wants), target: .route(.wantsCrateDetail)),
            ScreenFact("decisions", String(counts.decisions)),
          ]))
      ] + details.sections,
      actions: [details.importAction, account == nil ? .signIn : .signOut].compactMap(\.self)
        + details.preferences.map(ScreenAction.changePreference))
  }

  /// The folders with the number of copies in each.
  func collectionManagement() async throws(LinkFailure) -> Screen {
    let folders = try await screens.folders()
    return Screen(
      title: "Collection", subtitle: folders.count.counted("folder"),
      sections: [ScreenSection("Folders", .groups(folders))],
      actions: [.newFolder, .showInsights(nil)])
  }

  /// The figures of a group, or of the whole collection.
  func insights(of group: Crate?) async throws(LinkFailure) -> Screen {
    let group = try await screens.known(group)
    let insights = try await screens.reading { library throws(LibraryFailure) in
      try await library.insights(of: group?.id)
    }
    return Screen(title: group?.name ?? "Collection", insights: insights, of: group)
  }

  /// The records of a tier in a group, or in the whole collection.
  func records(
    of tier: RarityTier, in group: Crate?, window: Range<Int>?
  ) async throws(LinkFailure) -> Screen {
    let group = try await screens.known(group)
    let releases = try await screens.reading { library throws(LibraryFailure) in
      try await library.releases(of: tier, in: group?.id)
    }
    return Screen(
      title: tier.words.prefix(1).uppercased() + tier.words.dropFirst(), place: group?.name,
      records: releases.at(window).map { ScreenRecord(.release($0)) }, columns: .ofReleases,
      total: releases.count, window: window)
  }
}
