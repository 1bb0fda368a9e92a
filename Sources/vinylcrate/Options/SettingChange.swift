import ArgumentParser
import CatalogStore
import Files
import Foundation
import PostgresCatalog
import Settings
import TerminalUI

/// A change of one setting in the user's file.
struct SettingChange {
  private let setting: Setting
  /// As the file has it; nil to take the setting out.
  private let value: String?

  /// - Throws: `ValidationError` for what the setting cannot be, `CatalogFolderProblem`.
  init(_ setting: Setting, typed text: String) throws {
    guard let normal = setting.normalized(text) else {
      throw ValidationError("\(setting.rawValue) must be \(setting.requirement).")
    }
    self.setting = setting
    value = try setting.stored(normal)
  }

  init(unsetting setting: Setting) {
    self.setting = setting
    value = nil
  }

  /// Changes the file.
  ///
  /// - Parameter isTrial: whether to only look whether that is possible.
  /// - Returns: what was done, and what goes before it; nil for nothing.
  func make(isTrial: Bool = false) throws -> (done: String, warning: String?) {
    let settings = Settings()
    try settings.file.set(setting, to: value, isTrial: isTrial)
    let done =
      value.map { "\(isTrial ? "would set" : "set") \(setting.rawValue) to \($0)" }
      ?? "\(isTrial ? "would take" : "took") \(setting.rawValue) out"
    var warning: String?
    if case .environment(let variable)? = try settings.environmentValue(of: setting)?.source {
      warning = "$\(variable) is set and goes before it"
    }
    return ("\(done): \(settings.file.path)", warning)
  }
}

extension Setting {
  /// A value as the file has it, where paths mean the same wherever the program is started.
  fileprivate func stored(_ value: String) throws -> String {
    switch self {
    case .keys:
      do throws(KeyMap.Fault) {
        _ = try KeyMap(bindings: value.items)
      } catch {
        throw ValidationError("\(error.binding): \(rawValue) must be \(requirement).")
      }
      return value
    case .library:
      return PhotoPath(value).absolute.description
    case .catalog:
      if CatalogFolder.ofUser.entries.contains(where: { $0.name == value }) { return value }
      if PostgresAddress.isAddress(value) {
        guard try !PostgresAddress(value).hasPassword else {
          throw ValidationError("a password has no place in the settings: put it into ~/.pgpass")
        }
        return value
      }
      guard FileManager.default.fileExists(atPath: value) else {
        throw CatalogFolderProblem.unknown(
          value, known: CatalogFolder.ofUser.entries.map(\.name))
      }
      return PhotoPath(value).absolute.description
    case .countries, .media, .color, .theme, .pictures, .jobs, .online, .sources:
      return value
    }
  }
}
