import CPQ
import Problems
import Releases

/// A database of a PostgreSQL server, as a connection URI of libpq names it:
/// `postgresql://user@host:5432/database`, with all that libpq's settings allow
/// (PostgreSQL's documentation, "Connection URIs").
public struct PostgresAddress: Sendable, Hashable {
  /// With what the user put into it, which may be a password.
  let uri: String
  /// The host and the database, without the name and password of the user.
  public let name: String
  /// Whether a password stands in it, which belongs into `~/.pgpass`.
  public let hasPassword: Bool

  /// Whether a text is meant as one.
  public static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
  }

  /// - Throws: `LookUpFailure` of the lasting kind, for what libpq cannot read, and without libpq.
  public init(_ uri: String) throws(LookUpFailure) {
    guard pq_loads() else {
      throw .lasting(
        .broken(
          "libpq, which speaks to PostgreSQL, cannot be loaded", remedy: .installPackage("libpq5")))
    }
    guard let options = PQconninfoParse(uri, nil) else {
      // What libpq says of it repeats parts of it, and a password may be among them.
      throw .lasting(
        .broken("the address of the PostgreSQL server cannot be read", remedy: .checkAddress))
    }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      values[String(cString: keyword)] = option.pointee.val.map { String(cString: $0) }
      option += 1
    }
    self.uri = uri
    hasPassword = values["password"] != nil
    let host = values["host"] ?? values["hostaddr"] ?? ""
    let port = values["port"].map { ":" + $0 } ?? ""
    // A socket's folder is no host, and reads better behind the database.
    let server = host.hasPrefix("/") || host.isEmpty ? "" : host + port
    name = "postgresql://\(server)/\(values["dbname"] ?? "")"
  }
}
