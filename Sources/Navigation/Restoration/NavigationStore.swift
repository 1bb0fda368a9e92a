#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps one ``NavigationArchive`` in a file.
///
/// The file is replaced as a whole or not at all. One that cannot be used is moved aside, never
/// overwritten, so that nothing is lost when an older release is run in between.
public actor NavigationStore<Tab: Hashable & Codable & Sendable, Route: RestorableRoute> {
  public typealias Archive = NavigationArchive<Tab, Route.Token>

  /// Where the archive is kept.
  public nonisolated let file: URL

  /// Keeps an archive in `file`, which need not exist yet.
  public init(file: URL) {
    self.file = file
  }

  /// Reads the file, moving it aside if it cannot be used.
  ///
  /// - Throws: When the file can be neither read nor moved. Do not save then.
  public func load() throws -> StoredNavigation<Archive> {
    guard FileManager.default.fileExists(atPath: file.path) else { return .nothing }
    let data = try Data(contentsOf: file)
    do {
      // The version is read first: a later release may have changed all the rest.
      let format = try JSONDecoder().decode(Format.self, from: data)
      guard format.version <= Route.tokenVersion else { return try setAside(.newer) }
      return .archive(try JSONDecoder().decode(Archive.self, from: data))
    } catch is DecodingError {
      return try setAside(.corrupt)
    }
  }

  /// Replaces the file, creating its folder if need be.
  public func save(_ archive: Archive) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(archive).write(to: file, options: .atomic)
  }

  private struct Format: Decodable {
    let version: Int
  }

  private func setAside(_ fault: StoredNavigation<Archive>.Fault) throws
    -> StoredNavigation<Archive>
  {
    var number = 1
    var target = file.appendingPathExtension("\(fault.rawValue)-\(number)")
    while FileManager.default.fileExists(atPath: target.path) {
      number += 1
      target = file.appendingPathExtension("\(fault.rawValue)-\(number)")
    }
    try FileManager.default.moveItem(at: file, to: target)
    return .setAside(file: target, fault: fault)
  }
}
