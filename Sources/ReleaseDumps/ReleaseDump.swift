import Decompression
import Files

/// A file of all releases or masters that a source publishes every month.
///
/// Discogs' `discogs_YYYYMMDD_releases.xml.gz` and `…_masters.xml.gz`, and MusicBrainz'
/// `mbdump.tar.xz` of releases, each also plain or compressed otherwise. What it is shows in its first
/// bytes, not in its name.
public struct ReleaseDump: Sendable {
  /// What a dump holds.
  public enum Kind: Sendable, Hashable {
    case discogsReleases
    case discogsMasters
    case musicBrainzReleases
  }

  public let path: PhotoPath
  public let kind: Kind
  /// Bytes of the file; nil for a pipe.
  public let compressedSize: Int?
  private let reader: SharedReader

  /// Opens a dump and reads its first bytes.
  ///
  /// - Parameter path: standard input by the name "-".
  /// - Throws: ``DumpProblem``, also for what is no dump of releases or masters.
  public init(_ path: PhotoPath) throws(DumpProblem) {
    let start = try DumpStart(path)
    self.path = path
    kind = start.kind
    compressedSize = start.file.size
    reader = SharedReader(ChunkReader(start))
  }

  /// Reads the dump from its beginning to its end; only once, since a pipe has its bytes only once.
  ///
  /// Chunks of whole releases are parsed and prepared on several threads at once and stored in the
  /// order of the file, on the caller's thread. No more than a few chunks are held at any time.
  ///
  /// - Parameters:
  ///   - threads: how many chunks are parsed and prepared at once.
  ///   - prepare: makes of a batch what is stored; called on several threads at once.
  ///   - store: called for one batch after another.
  /// - Throws: ``DumpProblem``, `CancellationError`, and what `prepare` and `store` throw.
  public nonisolated(nonsending) func read<Prepared: Sendable>(
    _ options: DumpOptions = DumpOptions(), threads: Int = 2,
    prepare: @Sendable @escaping (DumpBatch) throws -> Prepared,
    store: nonisolated(nonsending) (Prepared, DumpProgress) async throws -> Void
  ) async throws -> DumpTotals {
    let parser = ChunkParser(path: path, kind: kind, options: options)
    let steps = OrderedSteps(width: threads + 2) { [reader] in
      reader.next().map { next in
        let step = Result {
          let chunk = try next.chunk.get()
          let parsed = try parser.parse(chunk)
          let end = chunk.end
          reader.recycle(chunk.storage)
          return DumpStep(
            end: end, totals: parsed.totals, prepared: try prepare(parsed.batch))
        }
        return (next.number, step)
      }
    }
    var totals = DumpTotals()
    try await steps.run { step in
      totals.add(step.totals)
      totals.bytes = step.end.byte
      try await store(
        step.prepared,
        DumpProgress(
          compressedBytes: step.end.compressed, compressedTotal: compressedSize,
          bytes: totals.bytes, releases: totals.releases))
    }
    return totals
  }
}

/// A chunk that is ready to be stored.
private struct DumpStep<Prepared: Sendable>: Sendable {
  let end: Chunk.End
  let totals: DumpTotals
  let prepared: Prepared
}
