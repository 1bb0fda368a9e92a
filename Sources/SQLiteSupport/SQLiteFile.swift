import Foundation
import GRDB
import GRDBSQLite
import Glibc

/// A SQLite file, and how to read it without changing it or the folder that it is in.
///
/// What was written last may be in a log or a journal beside the file, named like it with `-wal` or
/// `-journal`, and not yet in the file.
public struct SQLiteFile: Sendable {
  /// How a file is opened.
  public struct Opening: Sendable {
    /// The path, or an address by which SQLite opens it in a special way.
    public let address: String
    /// Of a connection that only reads.
    public var configuration: Configuration
    /// Whether others cannot change the file while it is read.
    public let takesLocks: Bool

    /// What `body` reads.
    ///
    /// - Throws: what SQLite and `body` throw.
    public func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
      try DatabaseQueue(path: address, configuration: configuration).read(body)
    }
  }

  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// Whether it is a file, no folder or device, and has content.
  public var hasContent: Bool { hasContent("") }

  /// Whether all of it is in the file itself.
  public var isWhole: Bool { !hasContent("-wal") && !hasContent("-journal") }

  public var isReadable: Bool { access(path, R_OK) == 0 }

  /// Whether SQLite can change it: it needs the folder too, for the log.
  public var isWritable: Bool {
    access(path, W_OK) == 0
      && access(URL(fileURLWithPath: path).deletingLastPathComponent().path, W_OK) == 0
  }

  /// Opens the file alone, without the log: takes no lock and makes no file.
  ///
  /// Another program may be changing it meanwhile. What is read may then be neither the old nor the
  /// new state, and SQLite may call it corrupt.
  public func alone(_ configuration: Configuration = Configuration()) -> Opening {
    opening("immutable=1", configuration)
  }

  /// Opens the file with its log, also where neither it nor its folder can be written.
  ///
  /// - Parameter configuration: prepares no connection in a way that reads the file, as most pragmas
  ///   do; what is to be prepared is added to that of the opening.
  public func whole(_ configuration: Configuration = Configuration()) -> Opening {
    guard !isWhole else { return alone(configuration) }
    // The index of the log is kept in a file, for all who have the log open.
    guard hasContent("-wal"), !hasContent("-shm") else { return opening(nil, configuration) }
    // Nobody has it open. Without locks SQLite keeps the index in memory.
    var configuration = configuration
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    return opening("vfs=unix-none", configuration)
  }

  private func opening(_ parameter: String?, _ configuration: Configuration) -> Opening {
    var configuration = configuration
    configuration.readonly = true
    let address = parameter.flatMap(address)
    return Opening(
      address: address ?? path, configuration: configuration, takesLocks: address == nil)
  }

  /// The file with a parameter of SQLite's; nil where SQLite takes no addresses.
  private func address(_ parameter: String) -> String? {
    guard sqlite3_compileoption_used("USE_URI") == 1 else { return nil }
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ";")
    return URL(fileURLWithPath: path).path
      .addingPercentEncoding(withAllowedCharacters: allowed)
      .map { "file:\($0)?\(parameter)" }
  }

  private func hasContent(_ suffix: String) -> Bool {
    var status = stat()
    return stat(path + suffix, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }
}
