import Barcodes
import Foundation
import Library
import Links
import Releases

/// Records for tests.
enum Samples {
  static let dub = release("1", "Dub", barcodes: [single])
  static let firstPressing = release("2", "Skylarking", barcodes: [several])
  static let secondPressing = release("3", "Skylarking", barcodes: [several])
  static let record = release("4", "Screamadelica", barcodes: [decided])
  static let compactDisc = release("5", "Screamadelica", format: "CD", barcodes: [decided])

  static let releases = [dub, firstPressing, secondPressing, record, compactDisc]

  /// The barcode of ``dub`` alone.
  static let single = gtin(501_239_414_477)
  /// The barcode of two pressings that nothing tells apart.
  static let several = gtin(401_239_414_477)
  /// The barcode of a record and of a compact disc.
  static let decided = gtin(301_239_414_477)
  /// The barcode of nothing.
  static let unknown = gtin(201_239_414_477)

  static let sunday = CustomCrate(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Sunday")
  static let folder = CollectionFolder(id: 3, name: "Reggae")

  static let library = InMemoryLibrary(crates: [sunday], folders: [folder])

  /// A route of each case.
  static let routes: [Route] =
    pushes + [
      .profile, .scanner, .crateEditor(sunday), .collectionManagement,
      .crateInsights(.custom(sunday)), .rarityDetail(.rare, in: nil),
      .marketplaceWebView(website, title: "Dub for sale"), .welcome(.catalogue), .signIn(.token),
    ]

  static let pushes: [Route] = [
    .albumDetail(dub, nil), .crateDetail(.custom(sunday)), .wantsCrateDetail,
    .folderReleases(folder), .searchResults(SearchQuery(text: "Dub"), [dub.summary]),
    .pressingChoice(several, PressingRanking([firstPressing.summary, secondPressing.summary])),
  ]

  static let website = URL(string: "https://www.discogs.com/sell/release/1")!

  static func release(
    _ number: String, _ title: String, format: String = "Vinyl", barcodes: [GTIN] = []
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: number), title: title,
      formats: [ReleaseFormat(name: format)],
      identifiers: barcodes.map { ReleaseIdentifier(kind: .barcode, value: $0.digits) })
  }

  private static func gtin(_ body: UInt64) -> GTIN {
    GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body))!
  }
}
