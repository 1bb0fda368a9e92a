import CatalogConformance
import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// Releases as bytes and back.
struct ReleaseEncodingTests {
  private func bytes(of release: ReleaseDetail) -> [UInt8] {
    var writer = ByteWriter()
    release.write(to: &writer)
    return writer.bytes
  }

  private func detail(of bytes: [UInt8]) throws -> ReleaseDetail {
    try bytes.withUnsafeBytes { try StoredRelease($0).detail() }
  }

  @Test("what is written is read back", arguments: CatalogConformance.records)
  func roundTrip(release: ReleaseDetail) throws {
    #expect(try detail(of: bytes(of: release)) == release)
  }

  @Test(
    "every kind of id is kept as it is",
    arguments: [
      "discogs:1", "discogs:007", "discogs:99999999999999999999", "discogs:none",
      "musicbrainz:b84ee12a-09ef-421b-82de-0441a926375b", "musicbrainz:7",
    ])
  func ids(text: String) throws {
    let release = ReleaseDetail(
      id: try #require(ReleaseID(text)), title: "", master: ReleaseID(text),
      circulation: Circulation(have: 0, want: nil, pressings: 3))
    #expect(try detail(of: bytes(of: release)) == release)
  }

  @Test("bytes that are cut off anywhere are malformed")
  func cutOff() {
    let whole = bytes(of: CatalogConformance.records[0])
    for count in 0..<whole.count {
      #expect(throws: ByteReader.Malformed.self) { try detail(of: Array(whole.prefix(count))) }
    }
    #expect(throws: ByteReader.Malformed.self) { try detail(of: whole + [0]) }
  }

  @Test("damaged bytes are read as something or refused; nothing crashes or grows")
  func damaged() {
    var random = SeededRandom(seed: 11)
    let whole = bytes(of: CatalogConformance.records[0])
    for _ in 0..<5000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? detail(of: bytes)
    }
  }

  @Test("compressed with and without a dictionary, and not at all")
  func compression() throws {
    let samples = (0..<300).map { number in
      bytes(
        of: SampleRelease.release(
          number, "Title \(number)", artist: "Artist \(number % 7)",
          label: ("Label", "LP \(number)"),
          barcodes: []))
    }
    let dictionary = try #require(
      CompressionDictionary.training(on: samples.flatMap { $0 }, lengths: samples.map(\.count)))
    let reading = dictionary.bytes.withUnsafeBytes { DecompressionDictionary($0) }
    for (compressor, kind) in [
      (DetailCompressor(dictionary), 2 as UInt8), (DetailCompressor(nil), 1),
    ] {
      var output: [UInt8] = [7]
      let long = samples[0] + samples[0] + samples[0]
      long.withUnsafeBytes { compressor.append($0, to: &output) }
      #expect(output.count < long.count)
      #expect(output[1] == kind)
      let value = Array(output.dropFirst())
      let back = try value.withUnsafeBytes { value in
        try DetailDecompressor(reading).withBytes(of: value) { Array($0) }
      }
      #expect(back == long)
    }
    var plain: [UInt8] = []
    [1, 2, 3].withUnsafeBytes { DetailCompressor(nil).append($0, to: &plain) }
    #expect(plain.first == 0)
  }
}
