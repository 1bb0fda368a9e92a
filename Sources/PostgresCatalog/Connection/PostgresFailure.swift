import Problems
import Releases

/// What the server or the way to it said when a command failed.
struct PostgresFailure: Error {
  /// The class and code of the failure (PostgreSQL's documentation, "PostgreSQL Error Codes"); nil where
  /// there was no answer.
  let state: String?
  /// In the words of the server or of libpq, in one line.
  let message: String
  /// Whether the connection is of no more use.
  let isConnectionLost: Bool
  /// Whether the server asked for a password, and did not take the one that it got.
  var isPasswordRefused = false

  init(state: String?, message: String, isConnectionLost: Bool, isPasswordRefused: Bool = false) {
    self.state = state
    self.message = message.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0.isWhitespace }
    }.joined(separator: ", ")
    self.isConnectionLost = isConnectionLost
    self.isPasswordRefused = isPasswordRefused
  }
}

extension PostgresFailure {
  /// What it means for who asked a catalogue.
  ///
  /// A server that is gone, restarts, is replaced by another or is full can answer the same question
  /// later. What is missing or forbidden needs somebody.
  func lookUpFailure(at address: PostgresAddress) -> LookUpFailure {
    let reason = "\(address.name): \(message)"
    if isPasswordRefused { return .lasting(.broken(reason, remedy: .checkPassword)) }
    guard let state else {
      return isDenied
        ? .lasting(.broken(reason, remedy: .checkAddress)) : .temporary(.offline(reason))
    }
    switch state.prefix(2) {
    case "08", "40", "53", "57", "58": return .temporary(.unavailable(reason))
    default: break
    }
    switch state {
    // Read-only, as a server is that follows another one.
    case "25006": return .temporary(.unavailable(reason))
    // No such schema, table or column.
    case "3F000", "42P01", "42703":
      return .lasting(.broken(reason, remedy: .importCatalogAgain))
    case "42501": return .lasting(.broken(reason, remedy: .askForPrivileges))
    default:
      return isConnectionLost
        ? .temporary(.offline(reason))
        : .lasting(.broken(reason, remedy: .importCatalogAgain))
    }
  }

  /// Whether the server was there and would not have this user or database. libpq has only words for it.
  private var isDenied: Bool {
    ["does not exist", "no pg_hba.conf entry", "permission denied for database"]
      .contains(where: message.contains)
  }
}
