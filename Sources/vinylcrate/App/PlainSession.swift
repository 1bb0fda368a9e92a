import Dispatch
import Foundation
import Glibc
import TerminalUI

/// The app in lines: standard input is what the user types, standard output what the app tells.
enum PlainSession {
  /// - Parameter library: The file of the library, whose address other programs know.
  static func run(_ app: TerminalApp, _ request: AppRequest?, library: String) async throws {
    let requests = AppAddress(library: library).map(RunningApp.requests(at:))
    let (lines, send) = AsyncStream.makeStream(of: String.self)
    let signals = signals(ending: send)
    defer { for source in signals { source.cancel() } }
    Thread.detachNewThread {
      while let line = readLine() { send.yield(line) }
      send.finish()
    }
    try await app.runPlain(
      request, requests: requests ?? AsyncStream { $0.finish() }, lines: lines,
      waitsForScans: isatty(STDIN_FILENO) == 0
    ) { line in
      try Console.write(line + "\n")
    }
  }

  /// Ends the lines where the program is asked to end; the second time it ends at once.
  private static func signals(
    ending lines: AsyncStream<String>.Continuation
  ) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        lines.finish()
        signal(number, SIG_DFL)
      }
      source.resume()
      return source
    }
  }
}
