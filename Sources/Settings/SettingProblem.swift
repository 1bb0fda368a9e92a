import Files
import Problems
import Text

/// Why a setting cannot be used.
public enum SettingProblem: Problem, Hashable {
  /// A variable of the environment has another kind of value.
  case badVariable(name: String, value: String, Setting)
  /// The file cannot be read.
  case unreadable(path: String, FileProblem)
  /// The file is no TOML. The line counts from 1.
  case notTOML(path: String, line: Int, message: String)
  /// The file names something that is no setting.
  case unknown(path: String, line: Int, key: String)
  /// The file has another kind of value.
  case badValue(path: String, line: Int, value: String, Setting)
}

extension SettingProblem {
  public var reason: String {
    switch self {
    case .badVariable(let name, let value, let setting):
      "$\(name) is '\(value)': it must be \(setting.requirement)"
    case .unreadable(let path, let problem): "\(path): \(problem.reason)"
    case .notTOML(let path, let line, let message): "\(path): line \(line): \(message)"
    case .unknown(let path, let line, let key): "\(path): line \(line): no setting '\(key)'"
    case .badValue(let path, let line, let value, let setting):
      "\(path): line \(line): \(setting.rawValue) is \(value): it must be \(setting.requirement)"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .unreadable(_, .missing): .checkName
    case .unreadable: .makeReadable
    case .unknown(_, _, let key): .didYouMean(Setting.nearest(to: key))
    case .badVariable, .notTOML, .badValue: nil
    }
  }
}

extension Setting {
  /// Those that somebody who typed `key` may have meant: at least one.
  public static func nearest(to key: String) -> [String] {
    let distances = allCases.map {
      (name: $0.rawValue, distance: key.editDistance(to: $0.rawValue))
    }
    let least = distances.map(\.distance).min() ?? 0
    return least > 2
      ? allCases.map(\.rawValue) : distances.filter { $0.distance == least }.map(\.name)
  }
}
