import CatalogStore

extension FactSheet {
  /// What a catalogue holds, by the schema `vinylcrate.catalog/1`.
  public init(_ info: CatalogInfo) {
    let origin = info.origin
    let isMasters = origin.contents == .masters
    schema = "vinylcrate.catalog/1"
    facts = [
      Fact("catalogue", origin.lineOfName, key: "name", .string(origin.name)),
      Fact(nil, origin.edition ?? "", key: "edition", .optional(origin.edition)),
      Fact(
        "file", info.path ?? "none: it is part of the program", key: "file", .optional(info.path)),
      Fact("source", info.source),
      Fact(
        isMasters ? nil : "releases", "\(info.releaseCount)", key: "releases",
        .integer(info.releaseCount)),
      Fact(
        isMasters ? nil : "barcodes",
        "\(info.barcodeCount), of which \(info.sharedBarcodeCount) name several pressings",
        key: "barcodes", .integer(info.barcodeCount)),
      Fact(nil, "", key: "sharedBarcodes", .integer(info.sharedBarcodeCount)),
      Fact(
        isMasters ? "masters" : nil, "\(info.masterCount)", key: "masters",
        .integer(info.masterCount)),
    ]
  }
}
