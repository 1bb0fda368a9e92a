import Accounts
import ArgumentParser
import Foundation
import OnlineCatalogs
import Text

/// `vinylcrate auth`: the user's token for Discogs.
struct AuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth",
    abstract: "Sign in to Discogs with a token, and out again.",
    discussion: """
      A token is made at https://www.discogs.com/settings/developers. It is stored in a file that only \
      you can read, and is never printed; $VINYLCRATE_DISCOGS_TOKEN goes before it. Once it is stored, \
      barcodes that no catalogue on this machine knows are looked up at Discogs and MusicBrainz.

      This application uses Discogs' API but is not affiliated with, sponsored or endorsed by Discogs. \
      'Discogs' is a trademark of Zink Media, LLC.

      EXAMPLES
        vinylcrate auth login
        vinylcrate auth login < token.txt
        vinylcrate auth status
        vinylcrate auth logout
      """,
    subcommands: [Login.self, Status.self, Logout.self])

  static let exitCodes = """
    Exit codes: 0 done, 1 nobody is signed in, 2 the token is refused or is none, 75 Discogs cannot be \
    reached now, 64 wrong usage, 74 the token cannot be stored or removed.
    """
}

extension AuthCommand {
  struct Login: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "login", abstract: "Check a token with Discogs and store it.",
      discussion: """
        The token is asked for without showing it, or read from standard input.

        \(AuthCommand.exitCodes)
        """)

    @OptionGroup var addresses: SourceAddresses

    func run() async throws {
      let text = try HiddenInput.line("Discogs token: ")
      try await Failures.reporting {
        guard let token = DiscogsToken(pasted: text) else { throw SignInFailure.notAToken }
        let account = try await DiscogsIdentity(
          base: addresses.discogs, connections: try .ofUser
        )
        .account(for: token)
        let folders = UserFolders()
        try SignInFailure.storing { () throws(StorageFailure) in
          try TokenFile(in: folders).save(token)
          try SessionFile(in: folders).change { $0.account = account }
        }
        try Console.write("signed in to Discogs as \(account.username)".safeForTerminal + "\n")
      }
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Say who is signed in; nobody is asked.",
      discussion: AuthCommand.exitCodes)

    func run() async throws {
      let signedIn = try Failures.reportingNow { try OnlineOptions.token() != nil }
      guard signedIn else {
        try Console.write("not signed in to Discogs\n")
        return try ExitStatus.incomplete.end()
      }
      let variable = ProcessInfo.processInfo.environment[OnlineOptions.variable] ?? ""
      guard variable.isEmpty else {
        return try Console.write("the token of $\(OnlineOptions.variable) is used\n")
      }
      let account = try Failures.reportingNow {
        try SessionFile(in: UserFolders()).record()?.account
      }
      try Console.write(
        "signed in to Discogs\(account.map { " as \($0.username)" } ?? "")".safeForTerminal + "\n")
    }
  }

  struct Logout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "logout", abstract: "Remove the token.", discussion: AuthCommand.exitCodes)

    func run() async throws {
      try Failures.reportingNow {
        let folders = UserFolders()
        try SignInFailure.storing { () throws(StorageFailure) in
          try TokenFile(in: folders).remove()
          try SessionFile(in: folders).change { $0.account = nil }
        }
      }
      try Console.write("signed out of Discogs\n")
      if ProcessInfo.processInfo.environment[OnlineOptions.variable]?.isEmpty == false {
        Console.complain("$\(OnlineOptions.variable) is still set")
      }
    }
  }
}

extension SignInFailure {
  fileprivate static func storing(
    _ body: () throws(StorageFailure) -> Void
  ) throws(SignInFailure) {
    do {
      try body()
    } catch {
      throw .storage(error)
    }
  }
}

extension SessionFile {
  fileprivate func change(_ body: (inout SessionRecord) -> Void) throws(StorageFailure) {
    let before = try record()
    var record = before ?? SessionRecord()
    body(&record)
    if record != before ?? SessionRecord() { try save(record) }
  }
}
