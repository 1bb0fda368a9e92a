import Barcodes

/// Where releases come from.
public protocol ReleaseCatalog: Sendable {
  /// The pressings that carry a barcode, in no order to rely on; empty for a barcode not known.
  ///
  /// Each has its detail if the catalogue knows it without another request.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing]

  /// One release with everything known of it; nil when there is none of that id.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail?

  /// The same pressing under the id that it has at another source; nil where nobody linked the two.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail?

  /// Several releases in the order of their ids; nil where there is none of an id.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?]

  /// The releases that fit a query, best first.
  ///
  /// A query of words and a barcode gives the releases of the barcode that fit all words; where none
  /// does, all releases of the barcode, those that have more of the words first.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary]

  /// A query with other spelling that finds more; nil where there is nothing to suggest.
  ///
  /// Ask for it when a search found little: "did you mean?".
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery?
}

extension ReleaseCatalog {
  /// One after the other, for catalogues that have no shorter way.
  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    var releases: [ReleaseDetail?] = []
    for id in ids { releases.append(try await release(id: id)) }
    return releases
  }

  /// Nothing, for catalogues that know no links.
  public func release(
    linkedTo id: ReleaseID
  ) async throws(LookUpFailure) -> ReleaseDetail? { nil }

  /// Nothing, for catalogues that know no other spelling.
  public func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? { nil }
}
