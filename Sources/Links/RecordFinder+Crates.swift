import Library

extension RecordFinder {
  /// Nil for a group of records that is not in the library.
  public func crate(_ id: Crate.ID) async throws(LinkFailure) -> Crate? {
    try await asking { library throws(LibraryFailure) in try await library.crate(id: id) }
  }

  /// The group of records that a link names; ``LinkFailure/crateNotFound(_:)`` or
  /// ``LinkFailure/folderNotFound(_:remedy:)`` where there is none.
  public func crate(_ group: DeepLink.Group) async throws(LinkFailure) -> Crate {
    switch group {
    case .wants: return .wants
    case .folder(let name): return .folder(try await folder(named: name))
    case .crate(let id):
      guard let crate = try await crate(.custom(id)) else {
        throw .crateNotFound(id.uuidString.lowercased())
      }
      return crate
    }
  }

  private func folder(named name: String) async throws(LinkFailure) -> CollectionFolder {
    let found = try await asking { library throws(LibraryFailure) in
      do throws(LibraryFailure) {
        return Result<CollectionFolder, LinkFailure>.success(try await library.folder(named: name))
      } catch .refused(_, let remedy) {
        return .failure(.folderNotFound(name, remedy: remedy))
      }
    }
    return try found.get()
  }
}
