import Foundation
import TOMLKit

extension Setting {
  /// The usual form of a value in the file; nil if it cannot be one.
  func text(of value: any TOMLValueConvertible) -> String? {
    switch self {
    case .jobs: value.int.flatMap { normalized(String($0)) }
    case .countries, .media, .sources, .keys:
      (value.string ?? value.array?.texts).flatMap(normalized)
    case .color, .theme, .pictures, .online: value.string.flatMap(normalized)
    case .library: value.string.flatMap(Self.path)
    case .catalog:
      value.string.flatMap { text in
        // The address of a database is no path.
        text.contains("/") && !text.contains("://") ? Self.path(text) : normalized(text)
      }
    }
  }

  /// The line of the file that sets a value.
  ///
  /// - Parameter text: in its usual form.
  func line(_ text: String) -> String {
    let table = TOMLTable()
    if self == .jobs, let number = Int(text) {
      table[rawValue] = number
    } else if isList {
      table[rawValue] = TOMLArray(text.split(separator: ",").map(String.init))
    } else {
      table[rawValue] = text
    }
    return table.convert(options: .allowUnicodeStrings)
  }

  /// The path that a file means by itself: no shell has put the home folder in, and the folder in
  /// which the program is started must not matter.
  private static func path(_ text: String) -> String? {
    guard text.hasPrefix("~/") else { return text.hasPrefix("/") ? text : nil }
    return FileManager.default.homeDirectoryForCurrentUser.path + text.dropFirst()
  }
}

extension TOMLArray {
  /// Its texts with commas between them; nil if it has something else.
  fileprivate var texts: String? {
    let texts = compactMap(\.string)
    return texts.count == count ? texts.joined(separator: ",") : nil
  }
}
