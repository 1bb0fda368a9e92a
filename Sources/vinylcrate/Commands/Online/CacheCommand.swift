import ArgumentParser
import Foundation
import OnlineCatalogs
import Problems
import ScanReports
import Text

/// `vinylcrate cache`: what is kept of the sources' replies.
struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear what is kept of the replies of Discogs and MusicBrainz.",
    discussion: """
      A reply that is kept is shown without asking again: what Discogs says for six hours, what \
      MusicBrainz says for 90 days, and for a day that there was nothing. What the collection knows \
      of its records is in the library, and stays there.

      EXAMPLES
        vinylcrate cache info
        vinylcrate cache clear
      """,
    subcommands: [Info.self, Clear.self],
    defaultSubcommand: Info.self)

  static let exitCodes = """
    Exit codes: 0 done, 2 the cache cannot be read, 64 wrong usage, 74 the output cannot be written.
    """

  /// The cache; nil where nothing was kept yet.
  ///
  /// - Throws: SQLite's error.
  private static func open() throws -> ReplyCache? {
    let path = ReplyCache.pathOfUser
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ReplyCache(path: path)
  }
}

extension CacheCommand {
  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "info", abstract: "Show what is kept, of whom and since when.",
      discussion: CacheCommand.exitCodes)

    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let info = try await Failures.reporting {
        try await CacheFailure.reporting { try await CacheCommand.open()?.info() }
      }
      let sheet = FactSheet(
        cacheAt: ReplyCache.pathOfUser,
        hosts: (info?.hosts ?? []).map {
          .init(name: $0.name, replies: $0.replies, bytes: $0.bytes)
        },
        oldest: info?.oldest, limit: info?.limit ?? ReplyCache.usualLimit)
      try Console.write(sheet.text(as: formats.format))
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Delete what is kept; it is asked for again when it is needed.",
      discussion: CacheCommand.exitCodes)

    @OptionGroup var change: CatalogChangeOptions

    func run() async throws {
      let (replies, bytes) = try await Failures.reporting {
        try await CacheFailure.reporting {
          let cache = try CacheCommand.open()
          let info = change.dryRun ? try await cache?.info() : try await cache?.clear()
          return (info?.replies ?? 0, info?.bytes ?? 0)
        }
      }
      guard replies > 0 || change.format != .text else {
        return try Console.write("nothing to remove\n")
      }
      let counted = replies.counted("reply", plural: "replies")
      try change.tell("removed \(counted), \(bytes.byteText)")
    }
  }
}

/// The cache cannot be used.
struct CacheFailure: Problem {
  var reason: String { "\(ReplyCache.pathOfUser): the cache cannot be used; it may be deleted" }
  var remedy: Remedy? { nil }

  static func reporting<Value>(
    _ body: () async throws -> Value
  ) async throws(CacheFailure) -> Value {
    do {
      return try await body()
    } catch {
      throw CacheFailure()
    }
  }
}
