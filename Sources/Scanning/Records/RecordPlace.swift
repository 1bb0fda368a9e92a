import Library

/// Where a run puts the records that it finds.
public struct RecordPlace: Sendable, Hashable {
  /// The name of the folder for new copies, which is made if there is none; nil for Uncategorized. A
  /// copy that the user has stays where it is.
  public var folder: String?
  /// The name of a crate for the records, which is made if there is none.
  public var crate: String?

  public init(folder: String? = nil, crate: String? = nil) {
    self.folder = folder
    self.crate = crate
  }
}

extension LibraryDatabase {
  /// Refuses names that a folder or a crate cannot have, before a run begins.
  ///
  /// - Throws: ``LibraryFailure``.
  public func check(_ place: RecordPlace) async throws(LibraryFailure) {
    try await change(isTrial: true) { editor in
      _ = try place.folder.map { try editor.folder(namedOrNew: $0) }
      _ = try place.crate.map { try editor.crate(namedOrNew: $0) }
      return ""
    }
  }
}
