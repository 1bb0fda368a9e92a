import ArgumentParser
import Foundation
import Glibc

/// When to colour text.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never

  /// Whether standard output gets colours; auto means a terminal that is not dumb, without
  /// NO_COLOR.
  var isOn: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return isatty(STDOUT_FILENO) != 0 && (environment["NO_COLOR"] ?? "").isEmpty
        && !Console.isDumbTerminal
    }
  }
}
