extension CSVParser {
  /// The longest beginning of a file that is looked at.
  private static let longestBeginning = 64 << 10

  /// Finds out how lines end and, if it is to be found out, what fields are separated by: by what the
  /// first line has most of outside quotation marks, or a comma where it has nothing.
  mutating func detectForm() throws {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    try fill(upTo: Self.longestBeginning, orUntil: { Self.unquoted($0).contains(feed) })
    let open = Self.unquoted(buffered)
    if !open.contains(feed), open.contains(carriageReturn) { lineEnd = carriageReturn }
    guard detectsSeparator else { return }
    var counts: [UInt8: Int] = [:]
    for byte in open.prefix(while: { $0 != lineEnd }) { counts[byte, default: 0] += 1 }
    let separators = [",", ";", "\t"].map { UInt8(ascii: $0) }
    let most = separators.max { counts[$0, default: 0] < counts[$1, default: 0] }
    separator = most.flatMap { counts[$0] == nil ? nil : $0 } ?? UInt8(ascii: ",")
  }

  /// The bytes that are not between quotation marks.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var isQuoted = false
    return bytes.prefix(longestBeginning).filter { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return !isQuoted
    }
  }
}
