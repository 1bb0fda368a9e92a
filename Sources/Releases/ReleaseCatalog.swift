import Barcodes

/// Where releases come from.
public protocol ReleaseCatalog: Sendable {
  /// The pressings that carry a barcode, in no order to rely on; empty for a barcode not known.
  ///
  /// - Throws: ``CatalogFailure`` when the catalogue cannot answer now.
  func releases(withBarcode gtin: GTIN) async throws(CatalogFailure) -> [ReleaseSummary]

  /// One release with everything known of it; nil when there is none of that id.
  ///
  /// - Throws: ``CatalogFailure`` when the catalogue cannot answer now.
  func release(id: ReleaseID) async throws(CatalogFailure) -> ReleaseDetail?

  /// The releases that fit a query, best first.
  ///
  /// - Throws: ``CatalogFailure`` when the catalogue cannot answer now.
  func search(_ query: SearchQuery) async throws(CatalogFailure) -> [ReleaseSummary]
}
