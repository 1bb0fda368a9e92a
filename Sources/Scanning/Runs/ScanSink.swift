/// Takes what becomes of the photos of a run: prints it, writes a page, shows it on a screen.
///
/// A sink implements what it needs; the rest does nothing.
public protocol ScanSink {
  /// The run begins.
  mutating func begin() throws
  /// The next photos that show one record; groups come in the order of the photos' names.
  mutating func add(_ group: PhotoGroup) throws
  /// Something that is no photo was found on the way.
  mutating func add(_ notice: FolderNotice) throws
  /// A photo is finished; its group may still wait for more photos.
  mutating func count(_ photo: ScannedPhoto) throws
  /// The run is over. It is not told of a run that fails, so that no half file is left.
  mutating func end(_ summary: RunSummary) throws
}

extension ScanSink {
  public mutating func begin() throws {}
  public mutating func add(_ group: PhotoGroup) throws {}
  public mutating func add(_ notice: FolderNotice) throws {}
  public mutating func count(_ photo: ScannedPhoto) throws {}
  public mutating func end(_ summary: RunSummary) throws {}
}

extension [any ScanSink] {
  mutating func begin() throws { for index in indices { try self[index].begin() } }

  mutating func add(_ group: PhotoGroup) throws {
    for index in indices { try self[index].add(group) }
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
