import Barcodes

/// Where releases come from.
public protocol ReleaseCatalog: Sendable {
  /// The pressings that carry a barcode, in no order to rely on; empty for a barcode not known.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func releases(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [ReleaseSummary]

  /// One release with everything known of it; nil when there is none of that id.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail?

  /// The releases that fit a query, best first.
  ///
  /// - Throws: ``LookUpFailure`` when the catalogue cannot answer now.
  func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary]
}
