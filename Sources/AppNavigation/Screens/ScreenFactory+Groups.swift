import Library
import Links
import Text

extension ScreenFactory {
  /// The records of a crate, of the wants or of a folder.
  func screen(
    of group: Crate, window: Range<Int>?
  ) async throws(LinkFailure) -> Screen {
    switch group {
    case .custom(let crate): try await screen(of: crate, window: window)
    case .wants: try await wants(window: window)
    case .folder(let folder): try await screen(of: folder, window: window)
    }
  }

  private func screen(
    of crate: CustomCrate, window: Range<Int>?
  ) async throws(LinkFailure) -> Screen {
    let id = Crate.ID.custom(crate.id)
    let all = try await reading { library throws(LibraryFailure) in try await library.crates() }
    guard let known = all.first(where: { $0.group.id == crate.id }) else {
      throw .crateNotFound(id.description)
    }
    let releases = try await reading { library throws(LibraryFailure) in
      try await library.releases(in: id, window: window)
    }
    return Screen(
      title: known.group.name, records: releases.map { ScreenRecord(.release($0), in: id) },
      columns: .ofReleases, total: known.count, window: window,
      actions: [
        .addBySearch(known.group), .showInsights(.custom(known.group)), .editCrate(known.group),
        .deleteCrate(known.group),
      ])
  }

  private func screen(
    of folder: CollectionFolder, window: Range<Int>?
  ) async throws(LinkFailure) -> Screen {
    let all = try await reading { library throws(LibraryFailure) in try await library.folders() }
    guard let known = all.first(where: { $0.group.id == folder.id }) else {
      throw .folderNotFound(folder.name, remedy: nil)
    }
    let part = try await reading { library throws(LibraryFailure) in
      try await library.part(of: folder.id, window: window)
    }
    return Screen(
      title: known.group.name,
      records: part.items.map { ScreenRecord(.copy($0), in: .folder(folder.id)) },
      columns: .ofCopies, total: part.total, window: window,
      actions: [.showInsights(.folder(known.group))])
  }

  private func wants(window: Range<Int>?) async throws(LinkFailure) -> Screen {
    let (total, wants) = try await wanted(in: window)
    return Screen(
      title: Crate.wants.name, records: wants.map { ScreenRecord(.want($0), in: .wants) },
      columns: .ofWants,
      total: total, window: window, actions: [.showInsights(.wants)])
  }

  /// How many records are wanted, and those in the window.
  func wanted(in window: Range<Int>?) async throws(LinkFailure) -> (total: Int, wants: [Want]) {
    let total = try await reading { library throws(LibraryFailure) in
      try await library.counts().wants
    }
    let wants = try await reading { library throws(LibraryFailure) in
      try await library.wants(window: window)
    }
    return (total, wants)
  }

  /// A group as it is in the library now; nil for the whole collection.
  ///
  /// - Throws: ``LinkFailure/crateNotFound(_:)`` or ``LinkFailure/folderNotFound(_:remedy:)`` for one
  ///   that is no longer there.
  func known(_ group: Crate?) async throws(LinkFailure) -> Crate? {
    guard let id = group?.id else { return nil }
    let known = try await reading { library throws(LibraryFailure) in
      try await library.crate(id: id)
    }
    if let known { return known }
    if case .folder(let folder) = group { throw .folderNotFound(folder.name, remedy: nil) }
    throw .crateNotFound(id.description)
  }
}
