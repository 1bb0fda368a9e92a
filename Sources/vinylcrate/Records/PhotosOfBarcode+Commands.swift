import Barcodes
import Library
import Links
import Releases
import Scanning

extension PhotosOfBarcode {
  /// Looks barcodes up as the commands do.
  init(barcode: GTIN, catalog: any ReleaseCatalog, library: LibraryDatabase) throws {
    let resolver = DeepLinkResolver(
      catalog: catalog, library: library, preferences: try PressingOptions.usualPreferences)
    self.init(
      barcode: barcode, scanner: PhotoScanner(resolver: resolver, owned: library), library: library)
  }
}
