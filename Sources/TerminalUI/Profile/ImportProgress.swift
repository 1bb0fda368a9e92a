/// How far an import of a catalogue is.
public enum ImportProgress: Sendable, Hashable {
  /// - Parameters:
  ///   - releases: read so far.
  ///   - bytes: of the file, read so far.
  ///   - total: its size in bytes; nil where it has none, as a pipe.
  case reading(releases: Int, bytes: Int, total: Int?)
  /// All is read; what is done now, in words.
  case finishing(String)
}
