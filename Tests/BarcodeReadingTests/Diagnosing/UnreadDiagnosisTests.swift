import DrawnSymbols
import Imaging
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
    if kind != .noBarsSeen {
      #expect(failures.filter { $0.kind == kind }.allSatisfy { $0.pixelsPerModule != nil })
    }
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
