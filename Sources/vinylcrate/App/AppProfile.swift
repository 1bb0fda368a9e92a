import AppNavigation
import CatalogStore
import Foundation
import Problems
import Releases
import ScanReports
import Settings
import TerminalUI

/// What the profile shows of this machine, and what it changes.
struct AppProfile: Sendable {
  let options: AppOptions
  let imports: AppImport
  let choices: AppChoices

  var services: ProfileServices {
    ProfileServices(details: details, change: change, importDump: imports.run)
  }

  @concurrent
  private func details() async -> ProfileDetails {
    var details = ProfileDetails()
    details.settingsFile = Settings().file.path
    var problems: [String] = []
    func reading<Value>(_ none: Value, _ read: () throws -> Value) -> Value {
      do {
        return try read()
      } catch {
        problems.append(Self.words(for: error))
        return none
      }
    }
    do {
      details.catalogues = try await options.catalog.inUse().map(ProfileCatalogue.init)
    } catch {
      problems.append(Self.words(for: error))
    }
    details.preferences = reading([]) {
      try Setting.allCases.map { ProfilePreference($0, try value(of: $0)) }
    }
    details.problems = problems
    return details
  }

  /// What holds for a setting, and where it comes from.
  private func value(of setting: Setting) throws -> (text: String?, place: String?) {
    if let value = try Settings().value(of: setting) {
      return (value.shownText, value.source.place)
    }
    if let chosen = choices.text(of: setting) { return (chosen, "the first run") }
    return (setting.usual, nil)
  }

  private func change(_ name: String, to text: String?) throws -> PreferenceChange {
    guard let setting = Setting(rawValue: name) else { return PreferenceChange("no such setting") }
    let change = try text.map { try SettingChange(setting, typed: $0) }
    let report = try (change ?? SettingChange(unsetting: setting)).make()
    let done = [report.done, report.warning].compactMap(\.self).joined(separator: "; ")
    switch setting {
    case .theme, .color: return PreferenceChange(done, appearance: try options.appearance)
    case .keys: return PreferenceChange(done, keys: try options.keys)
    case .catalog:
      try imports.use()
      return PreferenceChange(done)
    case .library, .countries, .media, .pictures, .jobs, .online, .sources:
      return PreferenceChange(done + "; from the next start on")
    }
  }

  private static func words(for error: any Error) -> String {
    (error as? any Problem).map { RemedyWording.commandLine.sentence(for: $0) } ?? "\(error)"
  }
}

extension ProfileCatalogue {
  fileprivate init(_ info: CatalogInfo) {
    self.init(
      name: info.origin.lineOfName, releases: info.releaseCount, source: info.source,
      file: info.path)
  }
}

extension ProfilePreference {
  fileprivate init(_ setting: Setting, _ value: (text: String?, place: String?)) {
    self.init(
      name: setting.rawValue, value: value.text, place: value.place, choices: setting.choices,
      requirement: setting.requirement)
  }
}

extension Settings.Value.Source {
  /// The variable, or the file without its folder and the line.
  fileprivate var place: String {
    switch self {
    case .environment(let variable): "$\(variable)"
    case .file(let path, let line): "\(URL(fileURLWithPath: path).lastPathComponent), line \(line)"
    }
  }
}
