import Foundation
import Settings
import Text

/// The settings in force, each with where it comes from.
public struct SettingsReport: Sendable {
  /// One setting.
  public struct Line: Sendable {
    let setting: Setting
    let value: String?
    let source: Settings.Value.Source?

    /// - Parameters:
    ///   - value: what is set; nil for nothing.
    ///   - usual: what holds where nothing is set; nil for nothing.
    public init(_ setting: Setting, value: Settings.Value?, usual: String?) {
      self.setting = setting
      self.value = value?.shownText ?? usual
      source = value?.source
    }
  }

  private let lines: [Line]

  public init(_ lines: [Line]) { self.lines = lines }

  /// The settings in one of the formats; in JSON by the schema `vinylcrate.settings/1`.
  public func text(as format: OutcomeFormat) -> String {
    switch format {
    case .text: lines.map(\.text).joined()
    case .json: JSONList.text(of: lines.map(\.json), as: .array)
    case .jsonl: JSONList.text(of: lines.map(\.json), as: .lines)
    case .csv, .csvRaw:
      ([["name", "value", "source", "place"]] + lines.map(\.fields)).map(format.line).joined()
    }
  }
}

extension SettingsReport.Line {
  fileprivate var text: String {
    let name = setting.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
    return name + (value ?? "none").safeForTerminal + "  (\(place ?? "default"))".safeForTerminal
      + "\n"
  }

  fileprivate var fields: [String] {
    [setting.rawValue, value ?? "", kind, place ?? ""]
  }

  fileprivate var json: JSONValue {
    .object([
      "schema": .string("vinylcrate.settings/1"), "name": .string(setting.rawValue),
      "value": .optional(value), "source": .string(kind), "place": .optional(place),
    ])
  }

  private var kind: String {
    switch source {
    case .environment: "environment"
    case .file: "file"
    case nil: "default"
    }
  }

  /// The variable, or the file with its line.
  private var place: String? {
    switch source {
    case .environment(let variable): "$\(variable)"
    case .file(let path, let line): "\(path), line \(line)"
    case nil: nil
    }
  }
}
