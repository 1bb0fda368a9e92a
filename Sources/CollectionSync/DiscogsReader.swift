import Library
import OnlineCatalogs
import Releases

/// Reads somebody's collection and wants at Discogs into a library's pages, from where they can be
/// merged. A run that was ended goes on at the next page.
public struct DiscogsReader: Sendable {
  /// What is read before the lists.
  public struct Frame: Sendable {
    /// The names of the folders, by their numbers.
    public let folders: [Int: String]
    public let fields: FieldNumbers
  }

  private let collection: DiscogsCollection
  private let catalog: any ReleaseCatalog
  private let library: LibraryDatabase

  /// - Parameter catalog: what it knows of a release is kept in place of what a list at Discogs says.
  public init(
    _ collection: DiscogsCollection, catalog: any ReleaseCatalog, into library: LibraryDatabase
  ) {
    self.collection = collection
    self.catalog = catalog
    self.library = library
  }

  /// How often a list is read that changes meanwhile.
  private static let attempts = 2

  /// Reads all that is not read yet.
  ///
  /// - Parameters:
  ///   - resumes: false to read all again.
  ///   - isRecentOnly: whether to end at the first page of copies that has none that is new.
  ///   - tell: is given each page that is saved.
  /// - Throws: `OnlineFailure`, `LookUpFailure`, `LibraryFailure`, or `CancellationError`.
  public func read(
    resumes: Bool = true, isRecentOnly: Bool = false,
    tell: (DiscogsList, DiscogsProgress) -> Void = { _, _ in }
  ) async throws -> Frame {
    let progress = try await library.beginDiscogsReading(
      of: collection.username, resumes: resumes)
    let folders = try await collection.folders()
    let frame = Frame(
      folders: Dictionary(
        folders.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
      fields: FieldNumbers(try await collection.fields()))
    for list in DiscogsList.allCases {
      var last = progress[list] ?? DiscogsProgress(page: 0, of: 0, total: 0)
      for attempt in 1...Self.attempts {
        let isEnough = try await read(list, after: last, frame.fields, isRecentOnly, tell)
        let isWhole = try await library.isDiscogsListWhole(list)
        if isEnough || isWhole || attempt == Self.attempts { break }
        // Its pages have shifted while they were read.
        try await library.forgetDiscogsPages(of: list)
        last = DiscogsProgress(page: 0, of: 0, total: 0)
      }
    }
    return frame
  }

  /// - Returns: whether the rest of the list is not wanted.
  private func read(
    _ list: DiscogsList, after progress: DiscogsProgress, _ fields: FieldNumbers,
    _ isRecentOnly: Bool, _ tell: (DiscogsList, DiscogsProgress) -> Void
  ) async throws -> Bool {
    var progress = progress
    while !progress.isComplete {
      try Task.checkCancellation()
      let next = try await pageIfThere(progress.page + 1, of: list, fields)
      // The list has become shorter.
      guard let page = next else { return false }
      progress = DiscogsProgress(page: progress.page + 1, of: page.pages, total: page.total)
      let areKnown = try await library.areKnownAtDiscogs(page.entries.map(\.number))
      try await library.keepDiscogsPage(progress, of: list, try await completed(page.entries))
      tell(list, progress)
      if isRecentOnly, list == .copies, areKnown { return true }
      if page.entries.isEmpty { return false }
    }
    return false
  }

  /// Nil for a page after the last.
  private func pageIfThere(
    _ number: Int, of list: DiscogsList, _ fields: FieldNumbers
  ) async throws(OnlineFailure) -> DiscogsPage<DiscogsEntry>? {
    do throws(OnlineFailure) {
      return try await page(number, of: list, fields)
    } catch {
      if number > 1, case .status(404, _) = error.fault { return nil }
      throw error
    }
  }

  private func page(
    _ number: Int, of list: DiscogsList, _ fields: FieldNumbers
  ) async throws(OnlineFailure) -> DiscogsPage<DiscogsEntry> {
    switch list {
    case .copies:
      let page = try await collection.instances(page: number)
      return page.map { copy in
        DiscogsEntry(
          number: copy.id, release: copy.release, values: fields.values(of: copy),
          dateAdded: copy.dateAdded, dateInFile: copy.dateInFile)
      }
    case .wants:
      let page = try await collection.wants(page: number)
      return page.map { want in
        var values = DiscogsValues()
        values[.notes] = want.notes
        return DiscogsEntry(
          number: Int(want.release.id.value) ?? 0, release: want.release, values: values,
          dateAdded: want.dateAdded)
      }
    }
  }

  /// The entries with what the catalogue knows of their releases.
  private func completed(_ entries: [DiscogsEntry]) async throws -> [DiscogsEntry] {
    let known = try await catalog.releases(ids: entries.map(\.release.id))
    return zip(entries, known).map { entry, known in
      known.map { entry.describing($0) } ?? entry
    }
  }
}

extension DiscogsPage {
  fileprivate func map<Other>(_ body: (Entry) -> Other) -> DiscogsPage<Other> {
    DiscogsPage<Other>(total: total, pages: pages, entries: entries.map(body))
  }
}

extension DiscogsEntry {
  fileprivate func describing(_ release: ReleaseDetail) -> DiscogsEntry {
    DiscogsEntry(
      number: number, release: release, values: values, dateAdded: dateAdded,
      dateInFile: dateInFile)
  }
}
