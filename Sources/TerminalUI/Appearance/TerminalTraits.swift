import CTermpaint
import Foundation

/// What the terminal can do, as far as it and the environment say.
struct TerminalTraits: Sendable, Hashable {
  /// How many colours it has.
  enum Colors: Sendable, Hashable {
    case sixteen
    case palette
    case full

    var words: String {
      switch self {
      case .sixteen: "16"
      case .palette: "256"
      case .full: "true colour"
      }
    }
  }

  /// As `TERM` names it; empty where that is not set.
  let name: String
  let colors: Colors
  /// Who says how many colours there are, such as "TERM is xterm-256color".
  let colorsSource: String
  /// Whether it tells what is pasted from what is typed.
  let marksPaste: Bool

  /// - Parameter knowsFullColor: What the terminal itself says, asked by termpaint.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    knowsFullColor: Bool = false, marksPaste: Bool = false
  ) {
    name = environment["TERM"] ?? ""
    let claim = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(claim) {
      (colors, colorsSource) = (.full, "COLORTERM is \(claim)")
    } else if knowsFullColor {
      (colors, colorsSource) = (.full, "the terminal says so")
    } else {
      colors = name.contains("256color") ? .palette : .sixteen
      colorsSource = name.isEmpty ? "TERM is not set" : "TERM is \(name)"
    }
    self.marksPaste = marksPaste
  }
}

extension Terminal {
  /// What is known of it once it was asked.
  var traits: TerminalTraits {
    TerminalTraits(
      knowsFullColor: termpaint_terminal_capable(
        terminal, TERMPAINT_CAPABILITY_TRUECOLOR_SUPPORTED),
      marksPaste: termpaint_terminal_capable(
        terminal, TERMPAINT_CAPABILITY_MAY_TRY_TAGGED_PASTE))
  }
}
