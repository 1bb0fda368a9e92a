#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a ``TextApp``: on standard input for a person, on a script for a test.
@MainActor
public enum TextFront {
  /// Reads commands until the input ends, and prints the screen after each.
  ///
  /// A script that is piped in is echoed, so that the output reads like a session.
  public static func run(_ app: some TextApp) async {
    let isInteractive = isatty(STDIN_FILENO) == 1
    print(page(of: app))
    while true {
      if isInteractive { print("> ", terminator: "") }
      guard let line = readLine() else { return }
      guard let command = Command(line) else { continue }
      if !isInteractive { print("> \(line)") }
      print(await answer(of: app, to: command))
    }
  }

  /// What ``run(_:)`` prints for a script that is piped in.
  public static func transcript(of app: some TextApp, session: String) async -> String {
    var transcript = page(of: app) + "\n"
    for line in session.split(separator: "\n").map(String.init) {
      guard let command = Command(line) else { continue }
      transcript += "> \(line)\n" + (await answer(of: app, to: command)) + "\n"
    }
    return transcript
  }

  private static func answer(of app: some TextApp, to command: Command) async -> String {
    await app.perform(command) ? page(of: app) : "There is no command \(command.verb) here."
  }

  private static func page(of app: some TextApp) -> String {
    app.screen.joined(separator: "\n")
  }
}
