import Foundation
import Glibc

/// One line that must not be seen while it is typed.
enum HiddenInput {
  /// Longer than any secret.
  private static let limit = 4096

  /// The line that is typed on the terminal after a question, without showing it; the first line of
  /// standard input where that is no terminal.
  static func line(_ question: String) throws -> String {
    guard isatty(STDIN_FILENO) != 0 else { return readLine() ?? "" }
    var usual = termios()
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return readLine() ?? "" }
    var hidden = usual
    hidden.c_lflag &= ~tcflag_t(ECHO)
    Console.ask(question)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
      Console.ask("\n")
    }
    return String((readLine() ?? "").prefix(limit))
  }
}
