import Barcodes
import Releases

/// A catalogue with the name that is shown for it.
public struct NamedCatalog: Sendable {
  public let name: String
  public let catalog: any ReleaseCatalog

  public init(_ name: String, _ catalog: any ReleaseCatalog) {
    self.name = name
    self.catalog = catalog
  }
}

/// Asks one catalogue after another; the first that knows something answers alone, so that a record which
/// two of them have is one pressing.
public struct CatalogChain: ReleaseCatalog {
  /// What was found, and by whom.
  public struct Answer<Value: Sendable>: Sendable {
    public let value: Value
    /// The name of the catalogue; nil where none knows anything.
    public let source: String?
  }

  /// In the order in which they are asked.
  public let catalogs: [NamedCatalog]

  private let heard: @Sendable (String) -> Void

  /// - Parameter heard: called with the name of each catalogue that gives an answer.
  public init(_ catalogs: [NamedCatalog], heard: @escaping @Sendable (String) -> Void = { _ in }) {
    self.catalogs = catalogs
    self.heard = heard
  }

  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    try await answer(toBarcode: gtin).value
  }

  /// The pressings of a barcode, with the catalogue that knows them.
  ///
  /// - Throws: `LookUpFailure` where nobody knows any and somebody could not answer.
  public func answer(
    toBarcode gtin: GTIN
  ) async throws(LookUpFailure) -> Answer<[Pressing]> {
    try await first(orNone: []) { catalog throws(LookUpFailure) in
      let found = try await catalog.pressings(withBarcode: gtin)
      return found.isEmpty ? nil : found
    }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await first(orNone: nil) { catalog throws(LookUpFailure) in
      try await catalog.release(id: id)
    }.value
  }

  public func release(
    linkedTo id: ReleaseID
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    try await first(orNone: nil) { catalog throws(LookUpFailure) in
      try await catalog.release(linkedTo: id)
    }.value
  }

  /// - Throws: `LookUpFailure` where nobody knows one of them and somebody could not answer.
  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    var releases = [ReleaseDetail?](repeating: nil, count: ids.count)
    var failure: LookUpFailure?
    for named in catalogs {
      let open = releases.indices.filter { releases[$0] == nil }
      guard !open.isEmpty else { break }
      do throws(LookUpFailure) {
        let found = try await named.catalog.releases(ids: open.map { ids[$0] })
        for (index, release) in zip(open, found) { releases[index] = release }
        if found.contains(where: { $0 != nil }) { heard(named.name) }
      } catch {
        guard error.isPassedOver else { throw error }
        failure = failure ?? error
      }
    }
    if let failure, releases.contains(nil) { throw failure }
    return releases
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await first(orNone: []) { catalog throws(LookUpFailure) in
      let found = try await catalog.search(query)
      return found.isEmpty ? nil : found
    }.value
  }

  public func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? {
    try await first(orNone: nil) { catalog throws(LookUpFailure) in
      try await catalog.suggestion(for: query)
    }.value
  }

  /// The first answer. A catalogue that cannot answer now is passed over; only where no other knows
  /// anything is its failure the answer: "unknown" would not be true. A broken file is no reason to ask
  /// the next one, which would hide it.
  private func first<Value: Sendable>(
    orNone none: Value,
    _ ask: (any ReleaseCatalog) async throws(LookUpFailure) -> Value?
  ) async throws(LookUpFailure) -> Answer<Value> {
    var failure: LookUpFailure?
    for named in catalogs {
      do throws(LookUpFailure) {
        if let value = try await ask(named.catalog) {
          heard(named.name)
          return Answer(value: value, source: named.name)
        }
      } catch {
        guard error.isPassedOver else { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return Answer(value: none, source: nil)
  }
}

extension LookUpFailure {
  fileprivate var isPassedOver: Bool {
    switch self {
    case .temporary, .lasting(.unauthorized): true
    case .lasting: false
    }
  }
}
