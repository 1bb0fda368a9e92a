import AppNavigation
import Foundation

/// The profile: what it shows, the settings and the look that follows from them.
extension TerminalApp {
  /// What the profile shows besides the account, read when it is shown.
  var profileDetails: @Sendable () async -> ProfileDetails {
    let (read, importing, terminal) = (
      services.profile.details, state.importing?.summary, state.terminalFacts
    )
    return {
      var details = await read()
      (details.importing, details.terminal) = (importing, terminal)
      return details
    }
  }

  /// - Parameter value: nil to take the setting out of the file.
  /// - Returns: whether the value was taken.
  @discardableResult
  func change(preference name: String, to value: String?) -> Bool {
    do {
      let change = try services.profile.change(name, value)
      if let appearance = change.appearance { show(appearance) }
      if let keys = change.keys { state.keys = keys }
      state.notice = .done(change.words)
      reload()
      return true
    } catch {
      state.notice = .failed(words(for: error))
      return false
    }
  }

  /// Takes what was typed; what cannot be a value stays there, to be corrected.
  func answer(_ prompt: Prompt, forPreference name: String) {
    let text = prompt.text.trimmingCharacters(in: .whitespaces)
    if !change(preference: name, to: text.isEmpty ? nil : text) { state.overlay = .prompt(prompt) }
  }

  private func show(_ appearance: Appearance) {
    state.appearance = appearance
    followLook()
    askForBackground()
  }

  /// Asks the terminal whether it is light or dark, unless the user said so. Nothing waits for the answer.
  func askForBackground() {
    if state.appearance.source != .setting { terminal?.ask(TerminalAnswers.background) }
  }

  func take(_ background: TerminalColor) {
    state.appearance.take(background)
    if navigator.state.frontRoute == .profile { loadAgain(state.place) }
  }
}
