/// Reads comma-separated values by RFC 4180, one row at a time.
///
/// Lines end with LF or CR LF; where there are none, with CR, as old programs for the Mac have it. Line
/// ends within quotation marks belong to the field, byte for byte. A UTF-8 byte order mark at the start
/// and empty lines are skipped. A quotation mark within a field that does not begin with one is text.
/// Where it is asked to, it finds out whether fields end with commas, semicolons or tabs.
public struct CSVParser {
  /// The maximum number of bytes in a row, so that an unclosed quotation mark cannot fill the memory.
  public static let longestRow = 1 << 20

  private let nextChunk: () throws -> [UInt8]
  private var chunk: [UInt8] = []
  /// Where the next byte is in the chunk.
  private var position = 0
  private var line = 1
  var lineEnd = UInt8(ascii: "\n")
  private var hasBegun = false
  var separator = UInt8(ascii: ",")
  /// Whether the separator is taken from the first line, as programs of many countries write another.
  public var detectsSeparator = false

  /// - Parameter nextChunk: returns the next bytes, none at the end.
  public init(nextChunk: @escaping () throws -> [UInt8]) {
    self.nextChunk = nextChunk
  }

  /// Reads bytes that are already in memory.
  public init(_ bytes: [UInt8]) {
    var rest = bytes
    self.init {
      defer { rest = [] }
      return rest
    }
  }

  /// The next row that is not an empty line; nil at the end.
  ///
  /// - Throws: what `nextChunk` throws.
  public mutating func next() throws -> CSVRow? {
    if !hasBegun {
      hasBegun = true
      try skipByteOrderMark()
      try detectForm()
    }
    while try peek() != nil {
      let start = line
      var row = CSVRowDraft()
      try read(into: &row)
      if !row.isEmptyLine { return CSVRow(line: start, fields: row.fields) }
    }
    return nil
  }

  private mutating func read(into row: inout CSVRowDraft) throws {
    var state = State.fieldStart
    while let byte = try pop() {
      switch (state, byte) {
      case (.fieldStart, UInt8(ascii: "\"")):
        row.openQuote()
        state = .quoted
      case (.quoted, UInt8(ascii: "\"")): state = .quoteSeen
      case (.quoteSeen, UInt8(ascii: "\"")):
        row.append(byte)
        state = .quoted
      case (.quoted, _): row.append(byte)
      case (_, separator):
        row.endField()
        state = .fieldStart
      case (_, lineEnd): return row.end()
      case (_, UInt8(ascii: "\r")) where try peek() == lineEnd: continue
      case (.quoteSeen, _):
        row.reject(.textAfterQuote(field: row.fieldNumber))
        state = .plain
      case (.fieldStart, _), (.plain, _):
        row.append(byte)
        state = .plain
      }
    }
    if state == .quoted { row.reject(.unclosedQuote) }
    row.end()
  }

  private enum State {
    case fieldStart
    case plain
    case quoted
    /// After a quotation mark within quotes, which ends the field or is the first of two.
    case quoteSeen
  }

  /// The bytes that were taken from the source and not read yet.
  var buffered: ArraySlice<UInt8> { chunk[position...] }

  /// Takes bytes from the source until there are so many, enough of them or no more.
  mutating func fill(upTo count: Int, orUntil isEnough: (ArraySlice<UInt8>) -> Bool) throws {
    while buffered.count < count, !isEnough(buffered) {
      let more = try nextChunk()
      guard !more.isEmpty else { break }
      chunk += more
    }
  }

  private mutating func skipByteOrderMark() throws {
    try fill(upTo: 3, orUntil: { _ in false })
    if buffered.starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  private mutating func peek() throws -> UInt8? {
    if position == chunk.count { (chunk, position) = (try nextChunk(), 0) }
    return position < chunk.count ? chunk[position] : nil
  }

  private mutating func pop() throws -> UInt8? {
    guard let byte = try peek() else { return nil }
    position += 1
    if byte == lineEnd { line += 1 }
    return byte
  }
}
