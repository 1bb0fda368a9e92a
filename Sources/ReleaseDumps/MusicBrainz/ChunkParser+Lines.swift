import Foundation
import ReleaseSources
import Releases

extension ChunkParser {
  /// Parses each line of the chunk as one release.
  func parseLines(_ chunk: Chunk) throws(DumpProblem) -> (batch: DumpBatch, totals: DumpTotals) {
    var batch = DumpBatch()
    var totals = DumpTotals()
    var place = chunk.place
    let decoder = JSONDecoder()
    for line in chunk.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !line.allSatisfy(\.isXMLSpace) {
        switch Result(catching: { try decoder.decode(MusicBrainzRelease.self, from: Data(line)) }) {
        case .success(let release):
          if let detail = release.detail(onlyBarcodes: options.onlyBarcodes) {
            if options.wants(detail) { batch.releases.append(detail) } else { totals.filtered += 1 }
          } else {
            let id = "'\(release.id.prefix(40))' is no MBID"
            try report(BrokenRelease(id: nil, place: place, reason: id), in: &totals)
          }
        case .failure(let error):
          let reason = Self.words(error)
          try report(BrokenRelease(id: nil, place: place, reason: reason), in: &totals)
        }
      }
      place = DumpPlace(byte: place.byte + line.count + 1, line: place.line + 1)
    }
    return (batch, totals)
  }

  /// What a decoder says, with the way to the value.
  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not valid JSON" }
    if case .keyNotFound = error { return "no release: \(error.words)" }
    return error.words
  }
}
