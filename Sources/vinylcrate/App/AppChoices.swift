import Accounts
import Releases
import Settings

/// What was chosen in the first run, where neither an option nor a setting says something else.
struct AppChoices: Sendable {
  private let sessions: SessionFile
  private let preferences: PressingPreferences

  /// - Parameter preferences: Those of the options and settings.
  init(_ sessions: SessionFile, _ preferences: PressingPreferences) {
    self.sessions = sessions
    self.preferences = preferences
  }

  private var choices: WelcomeChoices? { (try? sessions.record())?.choices }

  /// Which pressings come first; the first run may end while the app runs.
  var pressings: PressingPreferences {
    guard preferences.countries.isEmpty || preferences.media.isEmpty, let choices else {
      return preferences
    }
    return PressingPreferences(
      countries: preferences.countries.isEmpty ? choices.countries : preferences.countries,
      media: preferences.media.isEmpty ? choices.media : preferences.media)
  }

  /// What was chosen for a setting in the first run; nil for nothing.
  func text(of setting: Setting) -> String? {
    let items: [String]? =
      switch setting {
      case .countries: choices?.countries
      case .media: choices?.media.map(\.rawValue)
      default: nil
      }
    return items.flatMap { $0.isEmpty ? nil : $0.joined(separator: ",") }
  }

  /// Whether sources on the network are asked although nobody is signed in.
  func wantsOnline(_ options: OnlineOptions) throws -> Bool {
    try options.reach == nil && Settings.ofUser(.online) == nil && choices?.catalogue == .online
  }
}

extension WelcomeChoices {
  fileprivate var media: [Releases.Medium] {
    switch medium {
    case .vinyl: [.vinyl]
    case .cassette: [.cassette]
    case .compactDisc: [.cd]
    case .any: []
    }
  }
}
