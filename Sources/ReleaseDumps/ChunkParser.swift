import Files
import Releases

/// Makes a batch of a chunk.
struct ChunkParser: Sendable {
  let path: PhotoPath
  let kind: ReleaseDump.Kind
  let options: DumpOptions

  /// The releases of a chunk that are wanted, and how many were left out.
  ///
  /// - Throws: ``DumpProblem`` for the first broken release, unless those are left out.
  func parse(_ chunk: Chunk) throws(DumpProblem) -> (batch: DumpBatch, totals: DumpTotals) {
    var parsed =
      switch kind {
      case .discogsReleases, .discogsMasters: try parseXML(chunk)
      case .musicBrainzReleases: try parseLines(chunk)
      }
    parsed.totals.releases = parsed.batch.releases.count + parsed.batch.masters.count
    parsed.totals.bytes = chunk.end.byte - chunk.place.byte
    return parsed
  }

  /// The problem of a broken release, or nothing where such are left out.
  func report(_ fault: BrokenRelease, in totals: inout DumpTotals) throws(DumpProblem) {
    guard options.keepGoing else { throw .broken(path: path, fault.place, fault.reason) }
    totals.add(fault)
  }
}
