import CatalogStore
import Text

extension LibraryTable {
  /// Catalogues in the order in which they are asked, by the schema `vinylcrate.catalogs/1`.
  ///
  /// - Parameter catalogs: each with its size in bytes.
  public init(catalogs: [(info: CatalogInfo, size: Int)]) {
    titles = ["catalogue", "of", "releases", "barcodes", "size", "skipped"]
    columns = [
      "name", "edition", "releases", "barcodes", "masters", "bytes", "contents", "filters", "file",
    ]
    rows = catalogs.map { info, size in
      let origin = info.origin
      let isMasters = origin.contents == .masters
      return Row(
        cells: [
          origin.name, origin.edition ?? "", isMasters ? "" : String(info.releaseCount),
          isMasters ? "" : String(info.barcodeCount), size.byteText, origin.omissions,
        ],
        fields: [
          origin.name, origin.edition ?? "", String(info.releaseCount), String(info.barcodeCount),
          String(info.masterCount), String(size), origin.contents.rawValue,
          origin.filters.joined(separator: "; "), info.path ?? "",
        ],
        json: .object([
          "schema": .string("vinylcrate.catalogs/1"), "name": .string(origin.name),
          "edition": .optional(origin.edition), "source": .string(origin.source),
          "releases": .integer(info.releaseCount), "barcodes": .integer(info.barcodeCount),
          "sharedBarcodes": .integer(info.sharedBarcodeCount),
          "masters": .integer(info.masterCount), "bytes": .integer(size),
          "contents": .string(origin.contents.rawValue), "filters": .strings(origin.filters),
          "file": .optional(info.path),
        ]))
    }
    total = catalogs.count.counted("catalogue")
  }
}

extension CatalogOrigin {
  /// The name with the day of the data, such as "discogs of 2026-11-01".
  public var lineOfName: String {
    ([name] + [edition].compactMap(\.self)).joined(separator: " of ")
  }

  /// What the catalogue leaves out, for people; empty for nothing.
  var omissions: String {
    let contents: String? =
      switch self.contents {
      case .everything: nil
      case .barcodesOnly: "only barcodes"
      case .masters: "only masters"
      }
    return ([contents].compactMap(\.self) + filters).joined(separator: ", ")
  }
}

extension Int {
  /// A number of bytes in the unit that suits it, such as "10.4 GB".
  public var byteText: String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")]
    for (size, unit) in units where self >= size {
      return (Double(self) / Double(size)).text(places: 1) + " " + unit
    }
    return counted("byte")
  }
}
