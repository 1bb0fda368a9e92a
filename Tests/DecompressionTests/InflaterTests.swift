import DumpFixtures
import TestSupport
import Testing

@testable import Decompression

/// ISA-L and zlib, of which a build uses one, give the same.
@Suite struct InflaterTests {
  private let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 20) }

  private struct Result: Equatable {
    var bytes: [UInt8] = []
    var isWhole = false
    var reason: String?
  }

  /// What a decoder makes of a file, in pieces of a size.
  private func decode(_ file: [UInt8], _ decoder: GzipDecoder, pieces: Int) -> Result {
    var result = Result()
    var position = 0
    var output = [UInt8](repeating: 0, count: 4096)
    do throws(StreamDamage) {
      while true {
        let input = file[position...].prefix(pieces)
        let step = try input.withUnsafeBytes { input in
          output.withUnsafeMutableBytes { output in
            Swift.Result { () throws(StreamDamage) in
              try decoder.decode(input, isLast: position + input.count == file.count, into: output)
            }
          }
        }.get()
        result.bytes += output[..<step.written]
        position += step.read
        if position == file.count && step.written == 0 { break }
      }
      result.isWhole = decoder.mayEnd
    } catch {
      result.reason = error.reason
    }
    return result
  }

  private func both(_ file: [UInt8], pieces: Int) -> (isal: Result, zlib: Result) {
    (
      decode(file, GzipDecoder(), pieces: pieces),
      decode(file, GzipDecoder(ZlibInflater()), pieces: pieces)
    )
  }

  @Test(arguments: [1000, 65_536, 1 << 20]) func sameBytes(pieces: Int) {
    let file = Compressor.gzip(content) + Compressor.gzip([]) + Compressor.gzip([1, 2]) + [0, 0]
    let (isal, zlib) = both(file, pieces: pieces)
    #expect(zlib == Result(bytes: content + [1, 2], isWhole: true))
    #expect(isal == zlib)
  }

  @Test func sameFaults() {
    var random = SeededRandom(seed: 5)
    let whole = Compressor.gzip(content)
    var checksums = whole
    checksums[whole.count - 6] ^= 1
    #expect(both(checksums, pieces: 4096).zlib.reason == "the gzip checksum differs")
    #expect(
      both([0x1F, 0x8B, 9] + whole.dropFirst(3), pieces: 4096).zlib.reason == "not a gzip header")
    for _ in 0..<200 {
      var file = whole
      file[Int.random(in: 10..<(whole.count - 8), using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      let (isal, zlib) = both(file, pieces: 4096)
      #expect((isal.reason == nil) == (zlib.reason == nil))
      #expect(isal.isWhole == zlib.isWhole)
    }
    let cut = both(Array(whole.dropLast(20)), pieces: 4096)
    #expect(!cut.isal.isWhole && !cut.zlib.isWhole && cut.isal.reason == nil)
  }
}
