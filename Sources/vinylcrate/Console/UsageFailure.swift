import ArgumentParser
import Glibc
import ScanReports
import SystemPackage
import Text

extension VinylCrate {
  /// Ends the program with what the argument parser says of an error.
  ///
  /// The parser repeats arguments as they were typed. What a terminal could act on is taken out of them,
  /// line feeds too: a name must not look like a second message.
  static func end(with error: any Error, arguments: [String]) -> Never {
    let message = fullMessage(for: error)
    let values = arguments.flatMap {
      [$0] + $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    let safe = values.filter { $0.safeForTerminal != $0 }
      .reduce(message) { $0.replacing($1, with: $1.safeForTerminal) }
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).safeForTerminal }.joined(separator: "\n")
    guard safe != message else { exit(withError: error) }
    _ = try? FileDescriptor.standardError.writeAll((safe + "\n").utf8)
    Glibc.exit(exitCode(for: error).rawValue)
  }
}
