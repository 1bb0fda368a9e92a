import AppNavigation

extension AppState {
  /// What the profile says of the terminal.
  var terminalFacts: [ScreenFact] {
    [
      ScreenFact("size", "\(width) by \(height) cells"),
      ScreenFact("colours", colorWords),
      ScreenFact("background", appearance.background.rawValue, note: appearance.source.words),
      ScreenFact(
        "letters", appearance.reasonForLetters == nil ? "Unicode" : "ASCII alone",
        note: appearance.reasonForLetters),
      ScreenFact("mouse", "clicks and the wheel"),
      ScreenFact(
        "paste",
        traits.marksPaste ? "told from typing (bracketed paste)" : "taken as if it was typed"),
      ScreenFact("pictures", pictures.look.style.words),
    ]
  }

  private var colorWords: String {
    if let reason = appearance.reasonForNoColors { return "none: \(reason)" }
    return "\(traits.colors.words): \(traits.colorsSource)"
  }
}

extension Appearance.Source {
  fileprivate var words: String {
    switch self {
    case .assumed: "assumed: nobody says"
    case .environment(let variable): "by $\(variable)"
    case .terminal: "as the terminal answers"
    case .setting: "by the setting theme"
    }
  }
}

extension PictureStyle {
  /// What to call it to a user.
  fileprivate var words: String {
    switch self {
    case .kitty: "pixels, by kitty's protocol"
    case .sixel: "pixels, by sixel"
    case .symbols: "half blocks"
    case .letters: "letters"
    case .none: "none"
    }
  }
}
