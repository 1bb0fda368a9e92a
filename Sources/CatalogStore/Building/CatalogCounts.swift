/// What a catalogue holds, counted when it was made: counting millions of rows again would take seconds.
struct CatalogCounts: Hashable, Codable {
  var releases = 0
  /// Different barcodes that name a release.
  var barcodes = 0
  /// How many of those name more than one.
  var sharedBarcodes = 0
  /// Pairs of a barcode and a release.
  var barcodePairs = 0
  /// Releases that one of those barcodes names.
  var releasesWithBarcode = 0
  /// Different barcodes that name a release only because missing digits were added.
  var completedBarcodes = 0
  var masters = 0
  /// Releases that were left out because their id was there already.
  var repeated = 0
}
