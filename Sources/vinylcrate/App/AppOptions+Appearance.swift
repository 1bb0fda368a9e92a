import Foundation
import Settings
import TerminalUI

extension AppOptions {
  /// How the app is drawn at its start; the terminal may say later what its background is.
  var appearance: Appearance {
    get throws {
      let (background, source) = try Self.background
      return Appearance(
        background, from: source, reasonForNoColors: try reasonForNoColors,
        reasonForLetters: ascii ? "--ascii" : Console.isUTF8 ? nil : "the locale is not UTF-8")
    }
  }

  private static var background: (Appearance.Background, Appearance.Source) {
    get throws {
      if let set = try Settings.ofUser(.theme).flatMap(Appearance.Background.init) {
        return (set, .setting)
      }
      let variable = "COLORFGBG"
      // As rxvt and others set it: the last number is one of the sixteen colours.
      let colors = ProcessInfo.processInfo.environment[variable]?.split(separator: ";").last
      guard let color = colors.flatMap({ Int($0) }) else { return (.dark, .assumed) }
      return (color == 7 || color == 15 ? .light : .dark, .environment(variable))
    }
  }

  /// Why there are no colours; nil where there are.
  private var reasonForNoColors: String? {
    get throws {
      guard try !ColorChoice.isOn(color) else { return nil }
      if color != nil { return "--color never" }
      guard let value = try Settings().value(of: .color), value.text == "never" else {
        return "TERM is dumb"
      }
      if case .environment(let variable) = value.source { return "$\(variable) is set" }
      return "the setting color"
    }
  }
}
