import DrawnSymbols
import Imaging
import RealModule
import Testing

@testable import BarcodeReading

/// Why drawn photos with one fault each are not read. `make bench-reasons` counts many more.
struct UnreadDiagnosisTests {
  @Test(
    "The reason is the fault that was drawn, for four fifths of twelve photos",
    arguments: FaultyPhoto.Fault.allCases)
  func reason(fault: FaultyPhoto.Fault) throws {
    let kind = try #require(ReaderResult.Failure.Kind(rawValue: fault.rawValue))
    let failures = (0..<12).map { FaultyPhoto(fault, seed: 7 << 32 + $0) }.compactMap { photo in
      BarcodeReader().read(
        LumaImage(
          width: photo.picture.width, height: photo.picture.height, pixels: photo.picture.pixels)
      ).failure
    }
    #expect(failures.count > 2)
    #expect(5 * failures.count { $0.kind == kind } >= 4 * failures.count)
    if ![.noBarsSeen, .otherSymbology].contains(kind) {
      #expect(failures.filter { $0.kind == kind }.allSatisfy { $0.pixelsPerModule != nil })
    }
  }

  @Test("the width of a module is kept to a tenth of a pixel")
  func tenths() {
    #expect(ReaderResult.Failure(.glare, pixelsPerModule: 2.43).pixelsPerModule == 2.4)
  }

  /// A sharp symbol on a dark card, a strip of light across it: a third as wide as it, unless another half width is
  /// given, in pixels.
  private func lit(degrees: Double, x: Double, halfWidth: Double = 40) -> LumaImage {
    let symbol = SyntheticSymbol(pixelsPerModule: 2.5, width: 320, height: 240, barHeight: 100)
    let picture = symbol.picture
    let (cos, sin) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    var pixels = picture.pixels
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let (dx, dy) = (Double(column) - x, Double(row) - 120)
        let across = (dx * sin - dy * cos) / halfWidth
        let isLabel = abs(Double(column) - 160) < 125 && abs(dy) < 56
        let print = isLabel ? (Double(pixels[row * picture.width + column]) - 40) * 0.64 + 5 : 75
        pixels[row * picture.width + column] = UInt8(
          min(255, print + 255 * Double.exp(-across * across)))
      }
    }
    return LumaImage(width: picture.width, height: picture.height, pixels: pixels)
  }

  @Test("A wide strip of light is no blur, although its edges are soft")
  func wideLight() {
    let kinds = [40.0, 60, 120, 140].flatMap { degrees in
      [110.0, 160, 210].compactMap { x in
        BarcodeReader().read(lit(degrees: degrees, x: x)).failure?.kind
      }
    }
    #expect(kinds.count > 6)
    #expect(3 * kinds.count { $0 == .glare } > 2 * kinds.count)
    #expect(!kinds.contains(.moved) && !kinds.contains(.outOfFocus))
  }

  @Test("Light along the bars is the reason where it is as wide as a digit")
  func narrowLight() {
    let kinds = [75.0, 80, 85, 90].flatMap { degrees in
      stride(from: 80.0, through: 240, by: 20).compactMap { x in
        BarcodeReader().read(lit(degrees: degrees, x: x, halfWidth: 9)).failure?.kind
      }
    }
    #expect(kinds.count > 24)
    #expect(10 * kinds.count { $0 == .glare } > 9 * kinds.count)
  }

  @Test(
    "Light across the middle is on neither side",
    arguments: [(110.0, ReaderResult.Failure.Side.left), (160, nil), (210, .right)])
  func sideOfLight(x: Double, side: ReaderResult.Failure.Side?) throws {
    let failure = try #require(BarcodeReader().read(lit(degrees: 40, x: x)).failure)
    #expect(failure.kind == .glare)
    #expect(failure.side == side)
  }

  @Test("The side of a fault is that of the picture as it is seen, also turned")
  func side() {
    let failure = ReaderResult.Failure(
      .glare, bars: Point(x: 50, y: 40), place: Point(x: 20, y: 45))
    #expect(failure.side == .left)
    let turned = ReaderResult(
      barcodes: [], failure: failure
    ).mappingQuads { Point(x: 100 - $0.y, y: $0.x) }
    #expect(turned.failure?.side == .top)
    #expect(ReaderResult.Failure(.glare, bars: Point(x: 50, y: 40)).side == nil)
  }
}
