import BarcodeReading
import Files
import ImageDecoding
import ImageEncoding
import Imaging
import Releases
import TestSupport
import Testing

@testable import ScanReports
@testable import Scanning

/// What is drawn on a photo.
struct AnnotatedPhotoTests {
  private static let brown = RGB(red: 120, green: 90, blue: 60)

  private func drawn(_ outcome: ScanOutcome, width: Int, height: Int) throws -> ColorImage {
    let plain = ColorImage(
      width: width, height: height,
      pixels: [RGB](repeating: Self.brown, count: width * height))
    let file = try #require(JPEGEncoder(quality: 100).bytes(of: plain))
    let preview = try PreviewDecoder(longestSide: 2000).decode(file)
    return try #require(
      AnnotatedPhoto(outcome: outcome, preview: preview, wording: .tests).picture())
  }

  private func isNear(_ color: RGB, _ ink: Ink) -> Bool {
    abs(Double(color.red) - 255 * ink.red) < 12 && abs(Double(color.green) - 255 * ink.green) < 12
      && abs(Double(color.blue) - 255 * ink.blue) < 12
  }

  @Test("a barcode has a line of its status's colour around it and none across it")
  func outline() throws {
    let outcome = SampleOutcome.read(releases: [SampleOutcome.record])
    let picture = try drawn(outcome, width: 400, height: 300)
    #expect((picture.width, picture.height) == (400, 300))
    // The quadrilateral of the sample is nearly from (0, 20) to (110, 60).
    let column = (10..<70).map { picture.pixels[$0 * 400 + 60] }
    let lines = column.indices.filter { isNear(column[$0], ScanStatus.resolved.ink) }.map {
      $0 + 10
    }
    #expect(lines.contains { (16...20).contains($0) })
    #expect(lines.contains { (60...65).contains($0) })
    #expect(!lines.contains { (22...58).contains($0) })
    for y in 25..<55 { #expect(isNear(picture.pixels[y * 400 + 60], Ink(0x785A3C))) }
  }

  @Test("each status has a colour of its own")
  func colors() throws {
    #expect(Set(ScanStatus.allCases.map { "\($0.ink)" }).count == 5, "unread and unreadable share")
    let unknown = try drawn(SampleOutcome.read(releases: []), width: 400, height: 300)
    #expect(unknown.pixels.contains { isNear($0, ScanStatus.unknown.ink) })
    #expect(!unknown.pixels.contains { isNear($0, ScanStatus.resolved.ink) })
    let pending = try drawn(SampleOutcome.pending, width: 400, height: 300)
    #expect(pending.pixels.contains { isNear($0, ScanStatus.pending.ink) })
  }

  @Test("a card says whether a look-up can be made again at once or failed until somebody acts")
  func titles() throws {
    func title(_ outcome: ScanOutcome) throws -> String {
      let barcode = try #require(SampleOutcome.barcode())
      let finding = try #require(outcome.findings.first)
      return AnnotatedPhoto.Mark(finding: finding, barcode: barcode, quad: barcode.quad).title
    }
    #expect(try title(SampleOutcome.pending) == "not looked up yet")
    #expect(
      try title(SampleOutcome.failed(.lasting(.unauthorized("no")))) == "look-up failed")
    #expect(try title(SampleOutcome.read(releases: [])) == "unknown record")
  }

  @Test("why a photo is unread stands at its top, and the rest is as it was")
  func unread() throws {
    let outcome = SampleOutcome.failed(PhotoPath("a.jpg"), .unread(.noBarsSeen))
    let picture = try drawn(outcome, width: 800, height: 600)
    let isChanged = picture.pixels.map { !isNear($0, Ink(0x785A3C)) }
    #expect(isChanged[..<(800 * 60)].contains(true))
    #expect(!isChanged[(800 * 120)...].contains(true))
    // White text on a dark card.
    #expect(picture.pixels.contains { $0.red > 240 && $0.green > 240 && $0.blue > 240 })
  }

  @Test("pictures of any size and titles of any kind can be drawn", arguments: [1, 7, 60, 2000])
  func extremes(side: Int) throws {
    let title = String(repeating: "Ω\u{0}\u{1B}[31m\u{202E} très-long ", count: 40)
    let record = ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: title)
    for outcome in [
      SampleOutcome.read(releases: [record]), SampleOutcome.pending,
      SampleOutcome.failed(PhotoPath("a.jpg"), .unread(.notDecodable)),
    ] {
      for (width, height) in [(side, side), (side, 3), (3, side)] {
        let picture = try drawn(outcome, width: width, height: height)
        #expect((picture.width, picture.height) == (width, height))
      }
    }
  }

  @Test("where bars were seen that gave no barcode there is a blue line")
  func regions() throws {
    // Bars that are no symbol: wide and narrow by a rule that no digit follows.
    var stripes = GrayPicture(width: 800, height: 600)
    for x in 250..<550 where (x / 6).isMultiple(of: 2) {
      for y in 300..<450 { stripes[x, y] = 0 }
    }
    var trace: ReaderTrace? = ReaderTrace()
    let luma = LumaImage(width: stripes.width, height: stripes.height, pixels: stripes.pixels)
    #expect(BarcodeReader().read(luma, trace: &trace).failure?.kind == .notDecodable)
    var outcome = SampleOutcome.failed(PhotoPath("a.jpg"), .unread(.notDecodable))
    let without = try drawn(outcome, width: 800, height: 600)
    #expect(!without.pixels.contains { isNear($0, .region) })
    outcome.trace = trace
    let picture = try drawn(outcome, width: 800, height: 600)
    let blue = picture.pixels.indices.filter { isNear(picture.pixels[$0], .region) }
    #expect(!blue.isEmpty)
    #expect(blue.allSatisfy { (230..<570).contains($0 % 800) && (280..<470).contains($0 / 800) })
  }
}
