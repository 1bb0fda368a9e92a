import Barcodes
import Files
import Glibc
import ImageDecoding
import Links
import PictureWriters
import Releases
import Testing

@testable import ScanReports
@testable import Scanning

/// Files of several pages, and damaged ones, on their way through the scanner.
@Suite struct PagesTests {
  private let barcode = GrayPixels.ean13("5012394144777")
  private let blank = GrayPixels.gradient(width: 90, height: 60)
  private let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: EmptyCatalog()))

  @Test func eachPageIsAnOutcomeInOrder() async throws {
    let file = try #require(TIFFWriter().bytes([barcode, blank, barcode]))
    let outcomes = try await scan(file)
    #expect(outcomes.map(\.page) == [1, 2, 3])
    #expect(outcomes.map(\.status) == [.unknown, .unread, .unknown])
  }

  @Test(arguments: [1, 10])
  func fewBadPagesAreEachTold(count: Int) async throws {
    let outcomes = try await scan(try file(ofBadPages: count))
    #expect(outcomes.map(\.page) == Array(1...(count + 2)))
    #expect(outcomes.first?.status == .unknown && outcomes.last?.status == .unknown)
    #expect(outcomes[1...count].allSatisfy { $0.status == .unreadable })
  }

  @Test func manyBadPagesAreOneOutcome() async throws {
    let outcomes = try await scan(try file(ofBadPages: 11))
    #expect(outcomes.map(\.page) == [1, 2, 13])
    #expect(outcomes.map(\.status) == [.unknown, .unreadable, .unknown])
    guard case .image(.pages(count: 11, let first)) = outcomes[1].problem else {
      Issue.record("\(String(describing: outcomes[1].problem))")
      return
    }
    #expect(outcomes[1].problem?.byte == first.offset)
    #expect(outcomes[1].problem?.remedy == .copyAgain)
  }

  /// Pages that cannot be decoded, between two good ones.
  private func file(ofBadPages count: Int) throws -> [UInt8] {
    var writer = TIFFWriter()
    writer.band = barcode.height
    writer.compression = 5
    func pages(_ count: Int) throws -> [UInt8] {
      try #require(writer.bytes([GrayPixels](repeating: barcode, count: count)))
    }
    var bytes = try pages(count + 2)
    // libtiff writes one page after the other, each with its only strip first.
    for page in 1...count {
      let start = try pages(page).count
      bytes.replaceSubrange(start..<(start + 64), with: [UInt8](repeating: 0xFF, count: 64))
    }
    return bytes
  }

  @Test func aRunDeliversPagesBetweenOtherPhotos() async throws {
    let names = try [
      temporary(BMPWriter.bytes(barcode)),
      temporary(try #require(TIFFWriter().bytes([blank, barcode]))),
      temporary(PNMWriter.bytes(barcode, kind: 5)),
    ]
    defer { for name in names { unlink(name) } }
    var pages: [Int?] = []
    try await ScanEngine(scanner: scanner, workerCount: 2)
      .outcomes(of: ListedPhotoNames(names.map { PhotoPath($0) })) { pages.append($0.page) }
    #expect(pages == [nil, 1, 2, nil])
  }

  @Test func whatIsReadOfADamagedPhotoKeepsItsStatus() async throws {
    let whole = JPEGWriter.bytes(barcode)
    let outcome = try #require(try await scan(Array(whole[..<(whole.count * 3 / 4)])).first)
    #expect(outcome.status == .unknown)
    #expect(outcome.findings.map(\.origin.gtin.digits) == ["05012394144777"])
    #expect(outcome.problem?.kind == "image")
    #expect(outcome.damage != nil)
  }

  @Test func aDamagedPhotoWithoutBarcodeIsUnreadable() async throws {
    let whole = JPEGWriter.bytes(blank)
    let outcome = try #require(try await scan(Array(whole[..<(whole.count * 3 / 4)])).first)
    #expect(outcome.status == .unreadable)
    #expect(outcome.problem?.kind == "image")
    #expect(outcome.damage == nil)
  }

  @Test func reportsNameThePage() async throws {
    let file = try #require(TIFFWriter().bytes([blank, barcode]))
    let outcome = try #require(try await scan(file).last)
    var json = OutcomeFormat.jsonl.printer(on: TextPage(width: nil, hasColor: false))
    #expect(json.text(of: outcome).contains("\",\"page\":2,\"status\":\"unknown\""))
    var csv = OutcomeFormat.csv.printer(on: TextPage(width: nil, hasColor: false))
    #expect(csv.header().hasPrefix("path,page,status,"))
    #expect(csv.text(of: outcome).contains(",2,unknown,05012394144777,"))
    var text = OutcomeFormat.text.printer(on: TextPage(width: nil, hasColor: false))
    #expect(text.text(of: outcome).contains(" page 2"))
  }

  @Test func reportsOfSinglePagesHaveNoPage() async throws {
    let outcome = try #require(try await scan(BMPWriter.bytes(blank)).first)
    var json = OutcomeFormat.jsonl.printer(on: TextPage(width: nil, hasColor: false))
    #expect(!json.text(of: outcome).contains("\"page\""))
  }

  private func scan(_ bytes: [UInt8]) async throws -> [ScanOutcome] {
    let name = try temporary(bytes)
    defer { unlink(name) }
    return await scanner.scan(PhotoPath(name))
  }

  private func temporary(_ bytes: [UInt8]) throws -> String {
    var template = Array("/tmp/vinylcrate-pages-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Knows no record.
private struct EmptyCatalog: ReleaseCatalog {
  func pressings(withBarcode gtin: GTIN) -> [Pressing] { [] }
  func release(id: ReleaseID) -> ReleaseDetail? { nil }
  func search(_ query: SearchQuery) -> [ReleaseSummary] { [] }
}
