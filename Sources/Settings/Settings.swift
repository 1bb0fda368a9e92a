import Accounts
import Foundation

/// What the user wants in every run: the environment goes before the file.
public struct Settings: Sendable {
  /// A value, and where it comes from.
  public struct Value: Sendable, Hashable {
    /// Where a value comes from.
    public enum Source: Sendable, Hashable {
      /// - Parameter variable: its name.
      case environment(variable: String)
      /// - Parameter line: from 1.
      case file(path: String, line: Int)
    }

    /// In its usual form; see ``Setting/normalized(_:)``.
    public let text: String
    public let source: Source

    public init(text: String, source: Source) {
      self.text = text
      self.source = source
    }
  }

  public let file: SettingsFile
  private let environment: [String: String]

  /// The settings of the user: the file is `$VINYLCRATE_CONFIG_FILE`, else `config.toml` in the folder
  /// of the configuration (``UserFolders/configuration``).
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    let named = environment["VINYLCRATE_CONFIG_FILE"] ?? ""
    file =
      named.isEmpty
      ? SettingsFile(
        path: UserFolders(environment: environment).configuration
          .appendingPathComponent("config.toml").path)
      : SettingsFile(path: named, isRequired: true)
  }

  /// The value of a setting; nil where none is set. The file is only read where the environment has
  /// none.
  public func value(of setting: Setting) throws(SettingProblem) -> Value? {
    if let value = try environmentValue(of: setting) { return value }
    guard let entry = try file.entries()[setting] else { return nil }
    return Value(text: entry.text, source: .file(path: file.path, line: entry.line))
  }

  /// The value of a setting in the environment; nil for none. `NO_COLOR` is that of colours, by
  /// <https://no-color.org>.
  public func environmentValue(of setting: Setting) throws(SettingProblem) -> Value? {
    let name = setting.variable
    if let value = environment[name], !value.isEmpty {
      guard let text = setting.normalized(value) else {
        throw .badVariable(name: name, value: value, setting)
      }
      return Value(text: text, source: .environment(variable: name))
    }
    guard setting == .color, environment["NO_COLOR"]?.isEmpty == false else { return nil }
    return Value(text: "never", source: .environment(variable: "NO_COLOR"))
  }
}
