import DumpFixtures
import Foundation
import Releases
import TestSupport
import Testing

@testable import ReleaseDumps

@Suite struct MutatedDumpTests {
  /// Broken copies of small dumps: `make mutate` and `make fuzz` try many more.
  private static let count =
    ProcessInfo.processInfo.environment["VINYLCRATE_MUTATIONS"].flatMap { Int($0) } ?? 700

  @Test(.timeLimit(.minutes(20))) func brokenCopiesAreReadOrRefused() async throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 7)
    var (read, refused) = (0, 0)
    for number in 0..<Self.count {
      let bytes = Self.broken(SampleDump.files[number % SampleDump.files.count], &random)
      let path = try folder.write(bytes, to: "dump")
      var options = DumpOptions()
      options.keepGoing = number % 2 == 0
      options.onlyBarcodes = number % 3 == 0
      do {
        let run = try await DumpRun(path, options)
        #expect(run.releases.count + run.masters.count + run.totals.broken <= 10)
        read += 1
      } catch {
        let problem = try #require(error as? DumpProblem)
        #expect(problem.reason.hasPrefix("\(path): ") && !problem.reason.contains("\n"))
        refused += 1
      }
    }
    #expect(read > 0 && refused > 0)
  }

  @Test(.timeLimit(.minutes(20))) func plainXMLIsReadAsLibxml2ReadsIt() {
    var random = SeededRandom(seed: 11)
    let documents = (1...3).map { id in
      SampleDump.releases((1...id).map { SampleDump.release($0, title: "A &amp; B\u{e9}") })
    }
    var (plain, left) = (0, 0)
    for number in 0..<(5 * Self.count) {
      let bytes = Self.broken(documents[number % documents.count], &random)
      if let read = ParsedDocument(plain: bytes) {
        #expect(read == ParsedDocument(libxml2: bytes), "\(String(decoding: bytes, as: UTF8.self))")
        plain += 1
      } else {
        left += 1
      }
    }
    #expect(plain > 0 && left > 0)
  }

  private static func broken(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    case 1:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = bytes.indices.randomElement(using: &random) ?? 0
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    case 2:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes.removeSubrange(start..<min(bytes.count, start + 40))
    default:
      let pieces = ["<", ">", "&", "</release>", "<release id=\"9\">", "]]>", "\u{0}", "{", "\n"]
      let piece = pieces.randomElement(using: &random) ?? ""
      bytes.insert(
        contentsOf: Array(piece.utf8), at: Int.random(in: 0...bytes.count, using: &random))
    }
    return bytes
  }
}
