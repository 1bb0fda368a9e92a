import ArgumentParser
import Problems
import Settings

extension Settings {
  /// What a setting has where no option says something else; nil where it is not set.
  ///
  /// A wrong variable in the environment ends the program as wrong usage, a broken file with 2.
  static func ofUser(_ setting: Setting) throws -> String? {
    do {
      return try Settings().value(of: setting)?.text
    } catch .badVariable(let name, let value, let setting) {
      throw ValidationError("$\(name) is '\(value)': it must be \(setting.requirement).")
    } catch {
      throw Failures.reported(error)
    }
  }

  /// The error of a value that has the form of a setting, but means nothing: it says where it is, and ends
  /// the program as ``ofUser(_:)`` does.
  static func unusable(_ item: String, of setting: Setting) throws -> any Error {
    switch try Settings().value(of: setting)?.source {
    case .file(let path, let line):
      Failures.reported(
        SettingProblem.badValue(path: path, line: line, value: "'\(item)'", setting))
    case .environment, nil:
      ValidationError("$\(setting.variable) has '\(item)': it must be \(setting.requirement).")
    }
  }
}

extension String {
  /// The items of a setting that is a list.
  var items: [String] { split(separator: ",").map(String.init) }
}
