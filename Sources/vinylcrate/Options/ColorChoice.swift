import ArgumentParser
import Foundation
import Glibc
import Settings

/// When to colour text.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never

  static let help: ArgumentHelp =
    "Colours: auto is on a terminal; without it that of the settings, else auto."

  /// Whether standard output gets colours; auto means a terminal that is not dumb.
  ///
  /// - Parameter given: the choice of the option; nil for that of the settings.
  static func isOn(_ given: ColorChoice?) throws -> Bool {
    switch try given ?? Settings.ofUser(.color).flatMap(ColorChoice.init) ?? .auto {
    case .always: true
    case .never: false
    case .auto:
      isatty(STDOUT_FILENO) != 0 && !Console.isDumbTerminal
    }
  }
}
