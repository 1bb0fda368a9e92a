extension CSVParser {
  /// The longest beginning of a file in which a separator is looked for.
  private static let longestLine = 64 << 10

  /// Takes the separator that the first line has most of, outside quotation marks; a comma where it has
  /// none.
  mutating func detectSeparator() throws {
    try fill(upTo: Self.longestLine, orUntil: { $0.contains(UInt8(ascii: "\n")) })
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in buffered {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let separators = [",", ";", "\t"].map { UInt8(ascii: $0) }
    let most = separators.max { counts[$0, default: 0] < counts[$1, default: 0] }
    separator = most.flatMap { counts[$0] == nil ? nil : $0 } ?? UInt8(ascii: ",")
  }
}
