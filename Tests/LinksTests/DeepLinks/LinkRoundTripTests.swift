import Barcodes
import Foundation
import Library
import Links
import Releases
import TestSupport
import Testing

/// Every link can be printed, and what is printed is the same link again.
@Suite struct LinkRoundTripTests {
  @Test func whatIsPrintedIsParsedBack() throws {
    var generator = SeededRandom(seed: 4)
    for _ in 0..<20_000 {
      let link = DeepLink.random(using: &generator)
      let parsed = try DeepLink(parsing: link.description)
      #expect(parsed == link)
      #expect(parsed.description == link.description)
    }
  }

  @Test func universalLinksAndUpperCaseMeanTheSame() throws {
    var generator = SeededRandom(seed: 5)
    for _ in 0..<5_000 {
      let link = DeepLink.random(using: &generator)
      let rest = link.description.dropFirst("vinylcrate://".count)
      let destination = rest.prefix { $0 != "?" && $0 != "/" }
      let tail = rest.dropFirst(destination.count)
      #expect(try DeepLink(parsing: "https://vinylcrate.app/\(rest)") == link)
      #expect(
        try DeepLink(parsing: "HTTPS://VinylCrate.App/\(destination.uppercased())\(tail)") == link)
      #expect(try DeepLink(parsing: "VINYLCRATE:///\(destination.capitalized)\(tail)") == link)
    }
  }

  /// Whatever is thrown at it, it answers; and what it takes, it can print and parse back.
  @Test func whatIsTakenFromGarbageIsALinkToo() {
    var generator = SeededRandom(seed: 6)
    let pieces = [
      "vinylcrate", "https", ":", "/", "//", "vinylcrate.app", "album", "crate", "search",
      "scanner", "wants", "folder", "insights", "rarity", "rare", "marketplace", "offers",
      "collection", "profile", "new", "edit", "?", "&", "=", "query", "barcode", "#", "@", "%",
      "%20", "%C3", "%00", "[", "]",
      "\\", " ", "\u{0}", "\u{7f}", "ö", "\u{1F4BF}", "5012394144777", "discogs:1", "..", ";",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let tail = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let head = ["", "vinylcrate://", "https://vinylcrate.app/"].randomElement(using: &generator)
      guard let link = try? DeepLink(parsing: (head ?? "") + tail) else { continue }
      #expect(try! DeepLink(parsing: link.description) == link)
    }
  }

  @Test func tenKilobytesOfGarbageAreRefused() {
    var generator = SeededRandom(seed: 7)
    for head in [
      "", "vinylcrate://", "vinylcrate://search?query=", "https://vinylcrate.app/album/",
    ] {
      let bytes = (0..<10_240).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: DeepLinkError.notAURL) {
        try DeepLink(parsing: head + String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test func theLongestQueryStillGoesRound() throws {
    let longest = String(repeating: "ö", count: 512)
    let link = try DeepLink(parsing: "vinylcrate://search?query=\(longest)")
    #expect(link == .search(query: longest, barcode: nil))
    #expect(try DeepLink(parsing: link.description) == link)
    #expect(throws: DeepLinkError.tooLong(part: "query")) {
      try DeepLink(parsing: "vinylcrate://search?query=\(longest)x")
    }
  }

  @Test func theLongestNameOfAFolderStillGoesRound() throws {
    let longest = String(repeating: "ö", count: 512)
    let release = ReleaseID(source: .musicBrainz, value: String(repeating: "a", count: 64))
    let link = DeepLink.album(id: release, in: .folder(longest))
    #expect(try DeepLink(parsing: link.description) == link)
    #expect(throws: DeepLinkError.tooLong(part: "a folder name")) {
      try DeepLink(parsing: "vinylcrate://folder/\(longest)x")
    }
    #expect(throws: DeepLinkError.tooLong(part: "folder")) {
      try DeepLink(parsing: "vinylcrate://rarity/rare?folder=\(longest)x")
    }
  }
}

extension DeepLink {
  fileprivate static func random(using generator: inout SeededRandom) -> DeepLink {
    switch Int.random(in: 0..<14, using: &generator) {
    case 6: .group(group(using: &generator))
    case 7:
      .album(id: ReleaseID(source: .discogs, value: "1"), in: group(using: &generator))
    case 8: .insights(of: Bool.random(using: &generator) ? nil : group(using: &generator))
    case 9:
      .rarity(
        RarityTier.allCases.randomElement(using: &generator) ?? .rare,
        in: Bool.random(using: &generator) ? nil : group(using: &generator))
    case 10: .marketplace(page(using: &generator))
    case 11: .crateEditor(id: Bool.random(using: &generator) ? nil : uuid(using: &generator))
    case 12: Bool.random(using: &generator) ? .collection : .profile
    case 13: .search(query: nil, barcode: nil)
    case 0: .album(id: ReleaseID(source: .discogs, value: "\(UInt32.random(using: &generator))"))
    case 1: .album(id: ReleaseID(source: .musicBrainz, value: uuid(using: &generator).lowercased))
    case 2: .crate(id: uuid(using: &generator))
    case 3: .search(query: text(using: &generator), barcode: nil)
    case 4: .search(query: text(using: &generator), barcode: gtin(using: &generator))
    default: Bool.random(using: &generator) ? .scanner : .search(barcode: gtin(using: &generator))
    }
  }

  private static func group(using generator: inout SeededRandom) -> Group {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .crate(uuid(using: &generator))
    case 1: .wants
    default: .folder(text(using: &generator))
    }
  }

  private static func page(using generator: inout SeededRandom) -> MarketplacePage {
    let number = ReleaseID(source: .discogs, value: "\(UInt32.random(using: &generator))")
    let mbid = ReleaseID(source: .musicBrainz, value: uuid(using: &generator).lowercased)
    return Bool.random(using: &generator)
      ? MarketplacePage(.release, of: mbid)!
      : MarketplacePage(Bool.random(using: &generator) ? .release : .offers, of: number)!
  }

  private static func uuid(using generator: inout SeededRandom) -> UUID {
    let bytes = withUnsafeBytes(of: (generator.next(), generator.next())) {
      $0.load(as: uuid_t.self)
    }
    return UUID(uuid: bytes)
  }

  /// Words of any script, and whatever must be percent-encoded.
  private static func text(using generator: inout SeededRandom) -> String {
    let characters = Array("aZ09-._~ &=?#%+/\\:@\"'<>[]{}|^`öé京🎧\u{301}\n\t\u{0}\u{202E}")
    let count = Int.random(in: 1...20, using: &generator)
    return String((0..<count).map { _ in characters.randomElement(using: &generator) ?? "a" })
  }

  private static func gtin(using generator: inout SeededRandom) -> GTIN {
    let body = UInt64.random(in: 1..<10_000_000_000_000, using: &generator)
    return GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body))!
  }
}

extension UInt32 {
  fileprivate static func random(using generator: inout SeededRandom) -> UInt32 {
    random(in: 1...UInt32.max, using: &generator)
  }
}

extension UUID {
  fileprivate var lowercased: String { uuidString.lowercased() }
}
