import Foundation
import Releases
import Testing

/// What a pressing knows of itself.
struct ReleaseDetailTests {
  @Test(
    "records are told from other carriers, in either source's words",
    arguments: [
      ("Vinyl", true), ("12\" Vinyl", true), ("7\" VINYL", true), ("Shellac", true),
      ("Acetate", true), ("Flexi-disc", true), ("Lathe Cut", true), ("CD", false),
      ("Cassette", false), ("Digital Media", false), ("Box Set", false), ("", false),
    ])
  func isVinyl(name: String, expected: Bool) {
    #expect(ReleaseFormat(name: name).isVinyl == expected)
  }

  @Test(
    "the year is the first four digits of the date",
    arguments: [("1987", 1987), ("1987-05", 1987), ("1987-05-31", 1987), (nil, nil), ("", nil)])
  func year(released: String?, expected: Int?) throws {
    let id = try #require(ReleaseID("1"))
    #expect(ReleaseSummary(id: id, title: "", released: released).year == expected)
  }

  @Test("its numbers are the barcodes that pass their check digit, each once")
  func gtins() throws {
    func identifier(_ kind: ReleaseIdentifier.Kind, _ value: String) -> ReleaseIdentifier {
      ReleaseIdentifier(kind: kind, value: value)
    }
    let detail = ReleaseDetail(
      id: try #require(ReleaseID("1")), title: "Title",
      identifiers: [
        identifier(.matrixRunout, "5012394144777"), identifier(.barcode, "0 36000 29145 2"),
        identifier(.barcode, "5 012394 144777 >"), identifier(.barcode, "5012394144777"),
        identifier(.barcode, "5012394144778"), identifier(.barcode, "501239414477"),
        identifier(.barcode, "none"), identifier(.init(rawValue: "labelCode"), "96385074"),
      ])
    #expect(detail.gtins.map(\.digits) == ["00036000291452", "05012394144777"])
  }

  @Test("its summary has the same facts")
  func summary() throws {
    let detail = ReleaseDetail(
      id: try #require(ReleaseID("7")), title: "Title",
      artists: [ArtistCredit(name: "Artist")],
      labels: [LabelCredit(name: "Label", catalogueNumber: "L 1")],
      formats: [ReleaseFormat(name: "Vinyl", quantity: 2)], country: "GB", released: "1987")
    let summary = detail.summary
    #expect(summary.id == detail.id)
    #expect(summary.title == "Title")
    #expect(summary.artists == detail.artists)
    #expect(summary.labels == detail.labels)
    #expect(summary.formats == detail.formats)
    #expect(summary.country == "GB")
    #expect(summary.released == "1987")
    #expect(summary.isVinyl)
  }
}
