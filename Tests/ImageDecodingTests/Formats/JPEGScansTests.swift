import TestSupport
import Testing

@testable import ImageDecoding

/// How many times libjpeg-turbo goes over a picture.
struct JPEGScansTests {
  private func file(isProgressive: Bool) -> [UInt8] {
    JPEGFile.bytes(
      width: 16, height: 16, layout: .rgb, pixels: [UInt8](repeating: 90, count: 768),
      subsampling: .full, isProgressive: isProgressive)
  }

  @Test("a picture that is stored at once has one scan, whatever comes after it")
  func one() {
    let file = file(isProgressive: false)
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    for bytes in [file, file + scan, file.dropLast(2) + scan + scan] {
      let scans = JPEGScans(bytes)
      #expect(scans.count == 1 && !scans.areMany)
    }
  }

  @Test("a progressive one has many")
  func progressive() {
    let scans = JPEGScans(file(isProgressive: true))
    #expect(scans.count > 5 && scans.areMany)
  }

  @Test("one whose first scan lacks components waits for others")
  func parts() throws {
    var file = file(isProgressive: false)
    let scan = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    // Of three components, one: six bytes and two for each component.
    file.replaceSubrange(scan..<scan + 14, with: [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0])
    let scans = JPEGScans(file)
    #expect(scans.count == 1 && scans.areMany)
  }
}
