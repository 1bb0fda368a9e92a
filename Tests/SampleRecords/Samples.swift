import Accounts
import Barcodes
import Foundation
import Library
import Links
import Releases

/// Records for tests.
public enum Samples {
  public static let dub = release("1", "Dub", barcodes: [single])
  public static let firstPressing = release("2", "Skylarking", barcodes: [several])
  public static let secondPressing = release("3", "Skylarking", barcodes: [several])
  public static let record = release("4", "Screamadelica", barcodes: [decided])
  public static let compactDisc = release("5", "Screamadelica", format: "CD", barcodes: [decided])

  public static let releases = [dub, firstPressing, secondPressing, record, compactDisc]

  /// The barcode of ``dub`` alone.
  public static let single = gtin(501_239_414_477)
  /// The barcode of two pressings that nothing tells apart.
  public static let several = gtin(401_239_414_477)
  /// The barcode of a record and of a compact disc.
  public static let decided = gtin(301_239_414_477)
  /// The barcode of nothing.
  public static let unknown = gtin(201_239_414_477)

  public static let sunday = CustomCrate(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Sunday")
  public static let folder = CollectionFolder(id: 3, name: "Reggae")

  public static let library = InMemoryLibrary(crates: [sunday], folders: [folder])

  /// A route of each case.
  public static let routes: [Route] =
    pushes + [
      .profile, .scanner, .crateEditor(sunday), .collectionManagement,
      .crateInsights(.custom(sunday)), .rarityDetail(.rare, in: nil),
      .marketplaceWebView(website, title: "For sale at Discogs"), .welcome(.catalogue, choices),
      .signIn(.token),
    ]

  public static let pushes: [Route] = [
    .albumDetail(dub, nil), .crateDetail(.custom(sunday)), .wantsCrateDetail,
    .folderReleases(folder), .searchResults(SearchQuery(text: "Dub"), [dub.summary]),
    .pressingChoice(several, PressingRanking([firstPressing.summary, secondPressing.summary])),
    .collectionRecords("year:1970s"),
  ]

  public static let choices = WelcomeChoices(catalogue: .online, countries: ["JM"])

  public static let website = URL(string: "https://www.discogs.com/sell/release/1")!

  public static func release(
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
