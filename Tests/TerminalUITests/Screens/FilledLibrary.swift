import Barcodes
import Files
import Foundation
import Library
import Links
import Releases
import SampleRecords
import Scanning

@testable import TerminalUI

/// A library with some records in it, as screens show it.
enum FilledLibrary {
  private static let records: [(String, String, String, String, String, String)] = [
    ("Horace Andy", "Skylarking", "Studio One", "SOL 1116", "JM", "1972"),
    ("The Congos", "Heart Of The Congos", "Black Art", "none", "JM", "1977"),
    ("Sigur Rós", "Ágætis Byrjun", "Smekkleysa", "SM79CD", "IS", "1999-06-12"),
    ("高橋幸宏", "Saravah!", "Seven Seas", "GP-444", "JP", "1978-06-21"),
    ("فيروز", "وحدن", "Zida", "ZVLP 101", "LB", "1979"),
    ("Lee Perry & The Upsetters", "Super Ape", "Island Records", "ILPS 9417", "GB", "1976-08"),
    ("Nick Cave & The Bad Seeds", "Let Love In", "Mute", "STUMM 123", "GB", "1994"),
    (
      "A Band With A Name That Is Longer Than Any Column Could Ever Be",
      "A Title That Does Not Fit Into Its Column Either, However Wide It Is", "A Label Of Its Own",
      "LONG-0000000000001", "XE", "2003"
    ),
  ]

  static let releases = records.enumerated().map { index, record in
    let (artist, title, label, number, country, released) = record
    return ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "\(100 + index)"), title: title,
      artists: [ArtistCredit(name: artist)],
      labels: [LabelCredit(name: label, catalogueNumber: number)],
      formats: [ReleaseFormat(name: index == 2 ? "CD" : "Vinyl", descriptions: ["LP", "Album"])],
      country: country, released: released, genres: ["Reggae"], styles: ["Roots Reggae", "Dub"],
      tracklist: [
        Track(position: "A1", title: "Where Do The Children Play", duration: "3:39"),
        Track(position: "B1", title: "In The Light", duration: "4:02"),
      ],
      identifiers: [
        ReleaseIdentifier(kind: .barcode, value: "4006381333931"),
        ReleaseIdentifier(kind: .matrixRunout, value: "SOL 1116 A-1"),
      ],
      companies: [CompanyCredit(name: "Treasure Isle", role: "Pressed By")],
      circulation: Circulation(have: 1200 >> index, want: 300, pressings: nil))
  }

  private static let items = releases.enumerated().map { index, release in
    CollectionItem(
      id: index + 1, release: release.summary,
      folder: index % 3 == 0 ? Samples.folder : .uncategorized,
      mediaCondition: index % 2 == 0 ? .nearMint : .veryGoodPlus,
      sleeveCondition: index % 2 == 0 ? .veryGood : nil, rating: index % 6,
      notes: index == 0 ? "a birthday present" : "",
      dateAdded: Date(timeIntervalSince1970: 1_700_000_000), photo: index == 1 ? [65] : nil)
  }

  static let library = InMemoryLibrary(
    crates: [Samples.sunday], folders: [Samples.folder],
    contents: [Samples.sunday.id: releases[2..<4].map(\.summary)], items: items,
    wants: [
      Want(
        release: Samples.record.summary, notes: "the first pressing",
        dateAdded: Date(timeIntervalSince1970: 1_700_000_000))
    ],
    details: releases)

  static let gtin = Samples.several

  static let pressings = ["GB", "US", "JP"].enumerated().map { index, country in
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "\(index + 1)"), title: "Skylarking",
      artists: [ArtistCredit(name: "Horace Andy")],
      labels: [LabelCredit(name: "Virgin", catalogueNumber: "V \(2399 + index % 2)")],
      formats: [ReleaseFormat(name: "Vinyl", descriptions: ["LP"])], country: country,
      released: "\(1986 + index)")
  }

  /// The list of the scanner, with a photo of each kind.
  static var scanner: ScannerState {
    var scanner = ScannerState()
    scanner.begin()
    scanner.take(.total(9))
    for (index, (status, words)) in outcomes.enumerated() {
      let release = status == .resolved ? releases[index] : nil
      scanner.take(
        .outcome(
          ScannerRow(
            path: PhotoPath("/photos/sleeve-\(index).jpg"), status: status,
            gtin: status == .unread || status == .unreadable ? nil : gtin,
            words: release?.summary.recordLine ?? words, match: release.map { Match($0) })))
      scanner.take(.counted(isRead: true))
    }
    return scanner
  }

  private static let outcomes: [(ScanStatus, String)] = [
    (.resolved, ""), (.ambiguous, "3 pressings share it"), (.unread, "no bars seen"),
    (.unknown, "no release has it"), (.pending, "Discogs cannot be reached"),
    (.unreadable, "it is no picture"), (.resolved, ""),
  ]
}
