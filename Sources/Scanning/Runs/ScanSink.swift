/// Gets the outcomes of a run, to print them, write a page about them or show them.
///
/// Every function has a default that does nothing.
public protocol ScanSink {
  /// The run begins.
  mutating func begin() throws
  /// The next group of photos, in the order of the photos' names.
  mutating func add(_ group: PhotoGroup) async throws
  /// Records of groups that were added before, now kept in the collection; at least one.
  mutating func add(_ kept: [KeptRecord]) throws
  /// A look-up waits for its turn.
  mutating func add(_ wait: LookUpWait)
  /// An entry of a folder that is no photo.
  mutating func add(_ notice: FolderNotice) throws
  /// A photo is finished, though its group may not be complete yet.
  mutating func count(_ photo: ScannedPhoto) throws
  /// The run has succeeded, or was stopped early, as the summary tells. It is not called for a run that
  /// failed or was cancelled, so that no incomplete file is left.
  mutating func end(_ summary: RunSummary) throws
}

extension ScanSink {
  public mutating func begin() throws {}
  public mutating func add(_ group: PhotoGroup) async throws {}
  public mutating func add(_ kept: [KeptRecord]) throws {}
  public mutating func add(_ notice: FolderNotice) throws {}
  public mutating func add(_ wait: LookUpWait) {}
  public mutating func count(_ photo: ScannedPhoto) throws {}
  public mutating func end(_ summary: RunSummary) throws {}
}

extension [any ScanSink] {
  mutating func begin() throws { for index in indices { try self[index].begin() } }

  mutating func add(_ group: PhotoGroup) async throws {
    for index in indices { try await self[index].add(group) }
  }

  mutating func add(_ wait: LookUpWait) { for index in indices { self[index].add(wait) } }

  mutating func add(_ kept: [KeptRecord]) throws {
    for index in indices { try self[index].add(kept) }
  }

  mutating func add(_ notice: FolderNotice) throws {
    for index in indices { try self[index].add(notice) }
  }

  mutating func count(_ photo: ScannedPhoto) throws {
    for index in indices { try self[index].count(photo) }
  }

  mutating func end(_ summary: RunSummary) throws {
    for index in indices { try self[index].end(summary) }
  }
}
