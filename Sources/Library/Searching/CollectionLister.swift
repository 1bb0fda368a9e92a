/// Answers queries of the collection, the newest state of the library that it was told about.
public actor CollectionLister {
  private typealias Reading = Task<Result<CollectionIndex, LibraryFailure>, Never>

  private let library: LibraryDatabase
  /// Nil until it is needed.
  private var reading: Reading?
  /// Whether ``reading`` has ended.
  private var isRead = false
  /// Whether the library has changed since ``reading`` was begun.
  private var isOutdated = false

  public init(_ library: LibraryDatabase) { self.library = library }

  /// Reads what queries need, before the first of them comes.
  public func prepare() async { _ = await index() }

  /// The copies that a query asks for.
  ///
  /// - Throws: ``LibraryFailure`` where the library cannot be read.
  public func listing(
    of query: CollectionQuery
  ) async throws(LibraryFailure) -> CollectionListing {
    try await index().get().listing(of: query)
  }

  /// The collection in figures, from the same reading.
  ///
  /// - Throws: ``LibraryFailure`` where the library cannot be read.
  public func insights() async throws(LibraryFailure) -> Insights {
    try await index().get().insights
  }

  /// The index of a library that is at least as new as this question.
  private func index() async -> Result<CollectionIndex, LibraryFailure> {
    // One reading at a time, and each to its end: of a library that changes all the time, none
    // would end otherwise. The next one has what changed meanwhile.
    if let reading, isOutdated, !isRead {
      _ = await reading.value
      // Another question may have begun the next one, after this question was asked.
      if let next = self.reading, next != reading { return await next.value }
    }
    if let reading, !isOutdated { return await reading.value }
    let new = Reading { [library] in
      do throws(LibraryFailure) {
        return .success(try await library.collectionIndex())
      } catch {
        return .failure(error)
      }
    }
    (reading, isRead, isOutdated) = (new, false, false)
    let index = await new.value
    if reading == new {
      isRead = true
      if case .failure = index { reading = nil }
    }
    return index
  }

  /// Reads the library again for the next query, because it has changed.
  public func forget() { isOutdated = true }
}
