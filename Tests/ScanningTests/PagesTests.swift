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
