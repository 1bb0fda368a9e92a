import Files
import Foundation
import Problems
import TOMLKit

/// The file of settings, such as `~/.config/vinylcrate/config.toml`.
public struct SettingsFile: Sendable, Hashable {
  /// A setting as the file has it.
  public struct Entry: Sendable, Hashable {
    /// In its usual form; see ``Setting/normalized(_:)``.
    public let text: String
    /// From 1.
    public let line: Int
  }

  public let path: String
  /// Whether a missing file is a mistake, as where the user named it.
  public let isRequired: Bool

  public init(path: String, isRequired: Bool = false) {
    self.path = path
    self.isRequired = isRequired
  }

  /// Settings are few: what is larger, in bytes, is another kind of file.
  private static let sizeLimit = 1 << 20

  /// What is set.
  public func entries() throws(SettingProblem) -> [Setting: Entry] {
    guard let text = try text() else { return [:] }
    return try entries(of: text)
  }

  /// Sets one setting and leaves the rest of the file as it is; makes the file if there is none.
  ///
  /// - Parameters:
  ///   - value: in its usual form; nil to leave the setting out.
  ///   - isTrial: whether to only look whether the file could be changed.
  /// - Throws: ``SettingProblem`` for a file that cannot be read, which is not written over;
  ///   `AsideFile.Failure` for one that cannot be written.
  public func set(_ setting: Setting, to value: String?, isTrial: Bool = false) throws {
    let text = try SettingsFile(path: path).text() ?? ""
    _ = try entries(of: text)
    let new = SettingLines(text).replacing(
      setting.rawValue, with: value.map { setting.line($0) })
    guard new != text, !isTrial else { return }
    // Where it cannot be made, the file cannot be written either, and that says why.
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let file = try AsideFile(PhotoPath(path))
    try file.write(new.utf8)
    try file.finish()
  }

  /// Nil where there is no file and none has to be.
  private func text() throws(SettingProblem) -> String? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try WholeFile(PhotoPath(path), limit: Self.sizeLimit).bytes
    } catch {
      if error == .missing, !isRequired { return nil }
      throw .unreadable(path: path, error)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let bad = lines.firstIndex(where: {
      String(validating: $0, as: UTF8.self) == nil || $0.contains(0)
    }) {
      throw .notTOML(path: path, line: bad + 1, message: "is not UTF-8 text")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func entries(of text: String) throws(SettingProblem) -> [Setting: Entry] {
    let table = try table(of: text)
    let lines = SettingLines(text)
    var entries: [Setting: Entry] = [:]
    for key in table.keys.sorted(by: { lines.number(of: $0) < lines.number(of: $1) }) {
      guard let value = table[key] else { continue }
      let line = lines.number(of: key)
      guard let setting = Setting(rawValue: key) else {
        throw .unknown(path: path, line: line, key: key)
      }
      guard let text = setting.text(of: value) else {
        throw .badValue(path: path, line: line, value: value.debugDescription, setting)
      }
      entries[setting] = Entry(text: text, line: line)
    }
    return entries
  }

  private func table(of text: String) throws(SettingProblem) -> TOMLTable {
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      let line = error.source.begin.line
      throw .notTOML(path: path, line: line, message: "not TOML: \(error.description)")
    } catch {
      throw .notTOML(path: path, line: 1, message: "not TOML: \(error)")
    }
  }
}
