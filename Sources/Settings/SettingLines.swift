import TOMLKit

/// The lines of a TOML document of keys and values, to find where a key is and to change it there, so
/// that everything else stays as somebody wrote it.
struct SettingLines {
  /// Without their line feeds.
  private let lines: [Substring]
  /// The lines of each key and its value.
  private let places: [String: Range<Int>]

  /// - Parameter text: a document that is right as a whole.
  init(_ text: String) {
    // By bytes: to Swift, a carriage return and a line feed are one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    var (places, start) = ([String: Range<Int>](), 0)
    for end in lines.indices {
      // The parser tells no places; what is no document yet is a value that goes on.
      let part = lines[start...end].joined(separator: "\n") + "\n"
      guard let table = try? TOMLTable(string: part) else { continue }
      for key in table.keys where places[key] == nil { places[key] = start..<(end + 1) }
      start = end + 1
    }
    self.places = places
  }

  /// The line on which a key is, from 1; 1 where it is not there.
  func number(of key: String) -> Int { (places[key]?.lowerBound ?? 0) + 1 }

  /// The document with a line in the place of a key and its value, or at the end where there was none.
  ///
  /// - Parameter line: nil to leave the key out.
  func replacing(_ key: String, with line: String?) -> String {
    var lines = lines
    let new = line.map { [Substring($0)] } ?? []
    if let place = places[key] {
      lines.replaceSubrange(place, with: new)
    } else {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += new + [""]
    }
    return lines.joined(separator: "\n")
  }
}
