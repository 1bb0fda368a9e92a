/// Answers queries of the collection, the newest state of the library that it was told about.
public actor CollectionLister {
  private let library: LibraryDatabase
  /// Nil until it is needed, and after the library has changed.
  private var index: Task<Result<CollectionIndex, LibraryFailure>, Never>?

  public init(_ library: LibraryDatabase) { self.library = library }

  /// Reads what queries need, before the first of them comes.
  public func prepare() async { _ = await reading().value }

  /// The copies that a query asks for.
  ///
  /// - Throws: ``LibraryFailure`` where the library cannot be read.
  public func listing(
    of query: CollectionQuery
  ) async throws(LibraryFailure) -> CollectionListing {
    while true {
      let reading = reading()
      switch await reading.value {
      case .success(let index): return index.listing(of: query)
      case .failure(let failure):
        // It was ended because the library had changed.
        guard index == reading else { continue }
        index = nil
        throw failure
      }
    }
  }

  private func reading() -> Task<Result<CollectionIndex, LibraryFailure>, Never> {
    if let index { return index }
    let reading = Task<Result<CollectionIndex, LibraryFailure>, Never> { [library] in
      do throws(LibraryFailure) {
        return .success(try await library.collectionIndex())
      } catch {
        return .failure(error)
      }
    }
    index = reading
    return reading
  }

  /// Reads the library again for the next query, because it has changed.
  public func forget() {
    index?.cancel()
    index = nil
  }
}
