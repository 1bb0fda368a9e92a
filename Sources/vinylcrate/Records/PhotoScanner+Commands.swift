import Library
import Links
import Releases
import Scanning

extension PhotoScanner {
  /// Looks barcodes up as the commands do.
  init(library: LibraryDatabase, catalog: any ReleaseCatalog) throws {
    let resolver = DeepLinkResolver(
      catalog: catalog, library: library, preferences: try PressingOptions.usualPreferences)
    self.init(resolver: resolver, owned: library)
  }
}
