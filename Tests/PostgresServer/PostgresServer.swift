import Foundation
import Glibc
import TestSupport

/// A PostgreSQL server of one test's own, on a socket in a folder of its own, gone with the test.
public final class PostgresServer: Sendable {
  private static let programs = "/usr/lib/postgresql/15/bin"

  /// Whether Debian's PostgreSQL 15 is on this machine.
  public static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: programs + "/postgres")
  }

  /// What the server may do, as options of `postgres`: quick to start and small.
  private static let options = """
    -c fsync=off -c shared_buffers=16MB -c max_connections=20 -c jit=off -c logging_collector=off
    """.replacing("\n", with: " ")

  private let folder: TemporaryFolder
  /// Nil for a socket only.
  public let port: Int?

  /// Starts a server.
  ///
  /// - Parameter port: where it listens on 127.0.0.1 too, and wants passwords; nil for nowhere.
  public init(port: Int? = nil) throws {
    folder = try TemporaryFolder()
    self.port = port
    let path = folder.path
    try Self.run(
      "chmod 711 '\(path)' && cp -a '\(try Self.template.get().path)/data' '\(path)/data'")
    if port != nil {
      try Self.run("sed -i '/^host/s/trust$/scram-sha-256/' '\(path)/data/pg_hba.conf'")
    }
    try Self.run("mkdir '\(path)/socket' && chmod 777 '\(path)/socket'")
    try start()
  }

  deinit {
    try? stop()
  }

  /// An empty cluster, made once: making it takes longer than to start it.
  private static let template = Result {
    let folder = try TemporaryFolder()
    let path = folder.path
    try run(
      "chmod 711 '\(path)' && install -d -m 700 \(owner.map { "-o \($0)" } ?? "") '\(path)/data'")
    try runAsServer(
      "\(programs)/initdb --pgdata='\(path)/data' --auth=trust --username=tester --encoding=UTF8 "
        + "--locale=C --no-sync")
    return folder
  }

  /// The database's address.
  public func address(user: String = "tester", database: String = "postgres") -> String {
    let host = folder.path("socket").replacing("/", with: "%2F")
    return "postgresql://\(user)@\(host)/\(database)"
  }

  public func start() throws {
    let listens = port.map { "-c listen_addresses=127.0.0.1 -p \($0)" } ?? "-c listen_addresses=''"
    let options =
      "\(Self.options) \(listens) -c unix_socket_directories='\(folder.path("socket"))'"
    try Self.runAsServer(
      Self.closingFiles
        + "\(Self.programs)/pg_ctl start --wait --silent --pgdata='\(folder.path("data"))' "
        + "--log='\(folder.path("socket"))/log' --options=\"\(options)\"")
  }

  /// Stops it as a crash does: connections are cut off.
  public func stop() throws {
    try Self.runAsServer(
      "\(Self.programs)/pg_ctl stop --wait --silent --mode=immediate "
        + "--pgdata='\(folder.path("data"))'")
  }

  /// What `psql` prints for commands: the values alone.
  @discardableResult
  public func psql(_ sql: String, database: String = "postgres") throws -> String {
    let port = port.map { "PGPORT=\($0) " } ?? ""
    return try Self.run(
      port + "psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "
        + "'\(address(database: database))' <<'SQL'\n\(sql)\nSQL")
  }

  /// The server outlives what starts it, and would keep the file open by whose end Foundation knows that
  /// this has ended.
  private static let closingFiles =
    #"for file in $(ls /proc/$$/fd); do [ $file -gt 2 ] && eval "exec $file>&-"; done; "#

  /// The user that the server has to run as, where this is root's process.
  private static let owner: String? = geteuid() == 0 ? "postgres" : nil

  @discardableResult
  private static func runAsServer(_ line: String) throws -> String {
    try run(
      owner == nil
        ? line : "cd / && runuser -u postgres -- bash -c '\(line.replacing("'", with: #"'\''"#))'")
  }

  struct Failed: Error {
    let line: String
    let output: String
  }

  @discardableResult
  private static func run(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // What the server inherits would keep a pipe open.
    let folder = try TemporaryFolder()
    process.arguments = ["-c", "(\(line)\n) >'\(folder.path("out"))' 2>&1"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let output = (try? folder.text(of: "out")) ?? ""
    guard process.terminationStatus == 0 else { throw Failed(line: line, output: output) }
    return output
  }
}
