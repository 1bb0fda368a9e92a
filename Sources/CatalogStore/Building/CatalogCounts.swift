/// What a catalogue holds, counted when it was made: counting millions of rows again would take seconds.
package struct CatalogCounts: Hashable, Codable {
  package init() {}

  package var releases = 0
  /// Different barcodes that name a release.
  package var barcodes = 0
  /// How many of those name more than one.
  package var sharedBarcodes = 0
  /// Pairs of a barcode and a release.
  package var barcodePairs = 0
  /// Releases that one of those barcodes names.
  package var releasesWithBarcode = 0
  /// Different barcodes that name a release only because missing digits were added.
  package var completedBarcodes = 0
  package var masters = 0
  /// Releases that were left out because their id was there already.
  package var repeated = 0
}
