import Barcodes
import Files
import ImageDecoding
import Imaging
import Links
import Releases
import Scanning
import TestSupport
import Testing

/// The corridor from a photo to a route.
struct PhotoScannerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func scanner(failing failure: LookUpFailure? = nil) -> PhotoScanner {
    let catalog = failure.map { MemoryCatalog(failure: $0) } ?? MemoryCatalog.standard
    return PhotoScanner(resolver: DeepLinkResolver(catalog: catalog))
  }

  private func photo(_ symbols: [SymbolPattern], exif: [UInt8]? = nil) throws -> PhotoPath {
    let pictures = symbols.map { SymbolRenderer().picture(of: $0) }
    var sheet = GrayPicture(
      width: (pictures.map(\.width).max() ?? 0) + 100,
      height: pictures.reduce(100) { $0 + $1.height })
    var y = 50
    for picture in pictures {
      sheet.draw(picture, x: 50, y: y)
      y += picture.height
    }
    var file = PNGFile(sheet)
    file.exif = exif
    return PhotoPath(try folder.write(file.bytes, to: "photo.png"))
  }

  /// The one outcome of a picture of one page.
  private func only(_ scanner: PhotoScanner, _ path: PhotoPath) async throws -> ScanOutcome {
    let outcomes = await scanner.scan(path)
    #expect(outcomes.count == 1)
    return try #require(outcomes.first)
  }

  @Test(
    "each status of the contract",
    arguments: [
      ("036000291452", ScanStatus.resolved), ("5012394144777", .resolved),
      ("96385074", .ambiguous), ("4006381333931", .unknown),
    ])
  func statuses(digits: String, status: ScanStatus) async throws {
    let pattern: SymbolPattern =
      switch digits.count {
      case 8: .ean8(digits)
      case 12: .upcA(digits)
      default: .ean13(digits)
      }
    let outcome = try await only(scanner(), try photo([pattern]))
    #expect(outcome.status == status)
    #expect(outcome.problem == nil)
    #expect(outcome.findings.count == 1)
    #expect(outcome.primary?.origin.gtin == GTIN(digits: digits))
    #expect(outcome.primary?.deepLink == GTIN(digits: digits).map { DeepLink.search(barcode: $0) })
    #expect(outcome.duration == nil)
  }

  @Test("without an answer the look-up is pending, with the reason")
  func pending() async throws {
    let failure = LookUpFailure.temporary(.offline("no route to host"))
    let outcome = try await only(scanner(failing: failure), try photo([.ean13("5012394144777")]))
    #expect(outcome.status == .pending)
    #expect(outcome.problem == .lookUp(.lookUp(failure)))
    #expect(outcome.destination == nil)
    #expect(outcome.findings.count == 1, "the reading is kept")
  }

  @Test("a look-up that needs somebody to act has failed and is not called pending")
  func failed() async throws {
    let failure = LookUpFailure.lasting(.unauthorized("the token is refused"))
    let outcome = try await only(scanner(failing: failure), try photo([.ean13("5012394144777")]))
    #expect(outcome.status == .failed)
    #expect(outcome.problem == .lookUp(.lookUp(failure)))
    #expect(outcome.findings.count == 1, "the reading is kept")
  }

  @Test("a picture without a barcode is unread, with the reason")
  func unread() async throws {
    let outcome = try await only(scanner(), try photo([]))
    #expect(outcome.status == .unread)
    #expect(outcome.problem == .unread(.noBarsSeen))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.primary == nil)
  }

  @Test("what is no picture is unreadable, with the reason")
  func unreadable() async throws {
    let text = PhotoPath(try folder.write(Array("a text".utf8), to: "cover.png"))
    #expect(try await only(scanner(), text).problem == .image(.unknownFormat))
    let empty = PhotoPath(try folder.write([], to: "empty.jpg"))
    #expect(try await only(scanner(), empty).problem == .image(.empty))
    let missing = PhotoPath(folder.path("none.jpg"))
    let outcome = try await only(scanner(), missing)
    #expect(outcome.problem == .file(.missing))
    #expect(outcome.status == .unreadable)
    #expect(outcome.path == missing)
  }

  @Test("of several barcodes the one that ended best leads, all are told from top to bottom")
  func several() async throws {
    let outcome = try await only(
      scanner(),
      try photo([.ean13("4006381333931"), .ean8("96385074"), .upcA("036000291452")]))
    #expect(outcome.findings.map(\.status) == [.unknown, .ambiguous, .resolved])
    #expect(outcome.status == .resolved)
    #expect(outcome.destination?.route == .albumDetail(MemoryCatalog.lone, nil))
  }

  @Test("the corners are those of the upright picture, whichever way it is stored")
  func orientation() async throws {
    // Stored lying; upright it is turned clockwise, so that the bars run down.
    let path = try photo(
      [.ean13("5012394144777")], exif: TIFFBlock.orientation(6, isBigEndian: true))
    let finding = try #require(try await only(scanner(), path).primary)
    guard case .read(let barcode) = finding.origin else {
      Issue.record("it was not read")
      return
    }
    let renderer = SymbolRenderer()
    let symbol = renderer.picture(of: .ean13("5012394144777"))
    let storedHeight = Double(symbol.height + 100)
    let (left, top) = (Double(50 + renderer.margin), Double(50 + renderer.margin))
    // Stored (x, y) lies at (height - y, x).
    let first = Point(x: storedHeight - top, y: left)
    #expect(barcode.quad.corners[0].distance(to: first) < 10)
    let (a, b) = (barcode.quad.corners[0], barcode.quad.corners[1])
    #expect(abs(b.x - a.x) < 10 && b.y - a.y > 200, "reading goes down")
  }

  @Test("a typed barcode has the same outcome without a photo")
  func typed() async throws {
    let good = await scanner().lookUp("5 012394 144777")
    #expect(good.status == .resolved)
    #expect(good.destination?.route == .albumDetail(MemoryCatalog.record, nil))
    #expect(good.path.description == "5 012394 144777")
    let bad = await scanner().lookUp("5012394144778")
    #expect(bad.status == .unreadable)
    #expect(bad.problem == .typed(.checkDigit(found: 8, expected: 7)))
    #expect(await scanner().lookUp("4006381333931").status == .unknown)
  }

  @Test("times are told where they are asked for")
  func times() async throws {
    let resolver = DeepLinkResolver(catalog: MemoryCatalog.standard)
    let outcome = await PhotoScanner(resolver: resolver, measuresTime: true).lookUp("96385074")
    #expect(outcome.duration.map { $0 > .zero } == true)
  }

  @Test("the photo and what the stages saw go with an outcome where they are asked for, upright")
  func kept() async throws {
    let path = try photo(
      [.ean13("5012394144777")], exif: TIFFBlock.orientation(6, isBigEndian: true))
    let plain = try await only(scanner(), path)
    #expect(plain.previewSource == nil && plain.trace == nil)
    let keeping = PhotoScanner(
      resolver: DeepLinkResolver(catalog: MemoryCatalog.standard), keepsPictures: true,
      keepsTraces: true)
    let outcome = try await only(keeping, path)
    #expect(outcome.status == plain.status)
    let preview = try #require(outcome.previewSource).preview(
      longestSide: 100, by: ImageDecoder())
    #expect(preview.image.height == 100, "turned to stand upright")
    let region = try #require(outcome.trace?.regions.first)
    guard case .read(let barcode) = outcome.findings.first?.origin else {
      Issue.record("not read")
      return
    }
    #expect(region.quad.center.distance(to: barcode.quad.center) < 10)
    let missing = try await only(keeping, PhotoPath("none.png"))
    #expect(missing.previewSource == nil && missing.trace == nil)
  }
}
