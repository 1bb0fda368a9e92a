import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

/// The trace that the reader fills.
struct ReaderTraceTests {
  private func read(
    _ picture: LumaImage, _ effort: ReaderEffort = .normal
  ) throws -> (ReaderResult, ReaderTrace) {
    var trace: ReaderTrace? = ReaderTrace()
    let result = BarcodeReader(options: ReaderOptions(effort: effort)).read(picture, trace: &trace)
    return (result, try #require(trace))
  }

  private static let pictures = [
    SyntheticSymbol().picture, SyntheticSymbol(degrees: 40, noise: 60).picture,
    SyntheticSymbol(pixelsPerModule: 1).picture, SyntheticSymbol(visibleDigits: 0..<9).picture,
    SyntheticSymbol(visibleDigits: 0..<0).picture,
    LumaImage(width: 320, height: 240, pixels: [UInt8](repeating: 200, count: 320 * 240)),
    LumaImage(width: 0, height: 0, pixels: []),
  ]

  @Test("the result is the same with and without a trace", arguments: pictures.indices)
  func sameResult(index: Int) throws {
    let picture = Self.pictures[index]
    let plain = BarcodeReader().read(picture)
    #expect(try read(picture).0 == plain)
    var none: ReaderTrace?
    #expect(BarcodeReader().read(picture, trace: &none) == plain)
    #expect(none == nil)
  }

  @Test(
    "the same holds at every effort, and two traces are equal", arguments: ReaderEffort.allCases)
  func efforts(effort: ReaderEffort) throws {
    let picture = SyntheticSymbol(degrees: 8).picture
    let plain = BarcodeReader(options: ReaderOptions(effort: effort)).read(picture)
    let (result, trace) = try read(picture, effort)
    #expect(result == plain)
    #expect(try read(picture, effort).1 == trace)
  }

  @Test("a clear symbol: its place, its edges, its views and the code that is believed")
  func clear() throws {
    let symbol = SyntheticSymbol(degrees: 8)
    let (result, trace) = try read(symbol.picture)
    let region = try #require(trace.regions.first)
    #expect(region.fate == .examined && region.showsBars)
    #expect(region.quad.center.distance(to: Point(x: 240, y: 180)) < 8)
    #expect(abs(region.length - 95 * 3) < 0.1 * 95 * 3)
    #expect(abs(region.height - 120) < 20)
    #expect(abs(region.degrees - 8) < 2)
    // Thirty bars have an edge on both sides.
    #expect(try abs(#require(region.edgeCount) - 59) <= 3)
    let readings = region.renderings.flatMap(\.readings)
    #expect(readings.contains { $0.text == symbol.digits && $0.symbology == .ean13 })
    let accepted = trace.candidates.filter { $0.fate == .accepted }
    #expect(accepted.map(\.text) == result.barcodes.map(\.text))
    let candidate = try #require(trace.candidates.first)
    #expect(candidate.views >= readings.filter { $0.text == symbol.digits }.count)
    #expect(trace.wholePicture == nil, "there was no need to")
  }

  @Test("light bars: they are read in the renderings that took light for dark")
  func negative() throws {
    let symbol = SyntheticSymbol(degrees: 8)
    let picture = LumaImage(
      width: symbol.picture.width, height: symbol.picture.height,
      pixels: symbol.picture.pixels.map { 255 - $0 })
    let (result, trace) = try read(picture)
    #expect(result.barcodes.map(\.text) == [symbol.digits])
    let renderings = trace.regions.flatMap(\.renderings)
    let reading = renderings.filter { !$0.readings.isEmpty }
    #expect(!reading.isEmpty && reading.allSatisfy(\.isNegative))
    #expect(renderings.contains { !$0.isNegative })
  }

  @Test("a symbol with covered digits: which limits the model misses")
  func covered() throws {
    let (result, trace) = try read(SyntheticSymbol(visibleDigits: 0..<9).picture)
    #expect(result.barcodes.isEmpty)
    let region = try #require(trace.regions.first { $0.fate == .examined })
    #expect(!region.renderings.isEmpty)
    #expect(!region.models.contains { $0.isBelieved })
    if let explanation = region.models.first?.explanation {
      #expect(!explanation.isCode || !explanation.violations.isEmpty)
      #expect(explanation.text.count == 13)
    }
    #expect(!trace.candidates.contains { $0.fate == .accepted })
    #expect(trace.wholePicture != nil)
  }

  @Test("paper without anything on it has no regions and no candidates")
  func blank() throws {
    let (_, trace) = try read(Self.pictures[5])
    #expect(trace.regions.isEmpty && trace.candidates.isEmpty)
    #expect(trace.wholePicture == [])
  }

  @Test("mapping the corners turns the angle with them")
  func mapping() throws {
    let (_, trace) = try read(SyntheticSymbol().picture)
    let turned = trace.mappingQuads { Point(x: 360 - $0.y, y: $0.x) }
    let (region, before) = (try #require(turned.regions.first), try #require(trace.regions.first))
    #expect(region.quad == before.quad.map { Point(x: 360 - $0.y, y: $0.x) })
    #expect(abs(abs(region.degrees) - 90) < 2)
    #expect(abs(region.length - before.length) < 1e-6)
    #expect(turned.candidates == trace.candidates)
  }
}
