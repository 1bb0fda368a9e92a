/// How far the reading of a dump has come.
public struct DumpProgress: Sendable, Hashable {
  /// Bytes of the file that have been read.
  public internal(set) var compressedBytes = 0
  /// The size of the file in bytes; nil for a pipe.
  public internal(set) var compressedTotal: Int?
  /// Bytes of the XML or JSON up to the end of the latest batch.
  public internal(set) var bytes = 0
  /// Releases or masters in the batches so far.
  public internal(set) var releases = 0
}

/// What a dump held in all.
public struct DumpTotals: Sendable, Hashable {
  /// Releases or masters in all batches.
  public internal(set) var releases = 0
  /// How many were left out because of the options.
  public internal(set) var filtered = 0
  /// How many were left out because they are broken.
  public internal(set) var broken = 0
  /// The first hundred of them.
  public internal(set) var faults: [BrokenRelease] = []
  /// Bytes of the XML or JSON.
  public internal(set) var bytes = 0

  static let faultLimit = 100

  /// Adds those of the next chunk.
  mutating func add(_ next: DumpTotals) {
    releases += next.releases
    filtered += next.filtered
    broken += next.broken
    faults += next.faults.prefix(Self.faultLimit - faults.count)
    bytes += next.bytes
  }

  /// Counts a release that is left out because it is broken.
  mutating func add(_ fault: BrokenRelease) {
    broken += 1
    if faults.count < Self.faultLimit { faults.append(fault) }
  }
}
