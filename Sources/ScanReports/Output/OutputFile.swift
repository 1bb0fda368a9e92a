import Files

/// A file that is written where the user says, as a whole or not at all. It replaces only what its rules
/// allow.
public struct OutputFile {
  private let path: PhotoPath
  private let kind: OutputKind
  private let rules: OverwritingRules
  private let file: AsideFile

  /// Begins the file; its place stays as it is until ``finish()``.
  ///
  /// - Throws: ``OutputRefusal``; `AsideFile.Failure`.
  public init(_ path: PhotoPath, _ kind: OutputKind, _ rules: OverwritingRules) throws {
    _ = try rules.check(path, kind)
    self.path = path
    self.kind = kind
    self.rules = rules
    file = try AsideFile(path)
  }

  /// - Throws: `AsideFile.Failure`.
  public func write(_ text: String) throws { try file.write(text) }

  /// - Throws: `AsideFile.Failure`.
  public func write(_ bytes: [UInt8]) throws { try file.write(bytes) }

  /// Puts the file in its place.
  ///
  /// - Throws: ``OutputRefusal`` for what has come to its place meanwhile; `AsideFile.Failure`.
  public func finish() throws {
    try file.finish(replaces: try rules.check(path, kind))
  }
}
