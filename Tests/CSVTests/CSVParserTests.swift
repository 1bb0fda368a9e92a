import CSV
import Testing

/// Comma-separated values by RFC 4180, and what is wrong with them.
struct CSVParserTests {
  private func rows(_ text: String) throws -> [[String]] {
    try all(Array(text.utf8)).map { try $0.fields.get() }
  }

  private func all(_ bytes: [UInt8]) throws -> [CSVRow] {
    var parser = CSVParser(bytes)
    var rows: [CSVRow] = []
    while let row = try parser.next() { rows.append(row) }
    return rows
  }

  @Test("fields stand between commas, rows on lines that end with LF or CR LF, the last one or not")
  func plain() throws {
    for text in ["a,b\nc,\n", "a,b\r\nc,\r\n", "a,b\nc,", "a,b\r\nc,"] {
      #expect(try rows(text) == [["a", "b"], ["c", ""]])
    }
    #expect(try rows("") == [])
    #expect(try rows(" a , b ") == [[" a ", " b "]])
  }

  @Test("within quotation marks stand commas, line breaks and quotation marks as they are")
  func quoted() throws {
    #expect(try rows("\"a,b\",\"12\"\" Mix\"\n") == [["a,b", "12\" Mix"]])
    #expect(try rows("\"a\r\nb\nc\rd\",e\r\n") == [["a\r\nb\nc\rd", "e"]])
    #expect(try rows("\"\"\n\"\"\"\"") == [[""], ["\""]])
  }

  @Test("a quotation mark within a field that does not begin with one is text")
  func bareQuote() throws {
    #expect(try rows("12\" Mix,7\"\n") == [["12\" Mix", "7\""]])
  }

  @Test(
    "where no line ends with a line feed, carriage returns end them, but not within quotation marks"
  )
  func carriageReturnsOnly() throws {
    #expect(try rows("a,b\rc,\r\"d\re\nf\",g") == [["a", "b"], ["c", ""], ["d\re\nf", "g"]])
    #expect(try all(Array("a\r\r\"b\rc\"\rd\r".utf8)).map(\.line) == [1, 3, 5])
  }

  @Test("a carriage return that ends no line is text")
  func bareCarriageReturn() throws {
    #expect(try rows("a\rb,c\r\r\n") == [["a\rb", "c\r"]])
  }

  @Test("a byte order mark at the start is none of the text; elsewhere it is")
  func byteOrderMark() throws {
    #expect(try rows("\u{FEFF}a\n\u{FEFF}b\n") == [["a"], ["\u{FEFF}b"]])
    #expect(try rows("\u{FEFF}") == [])
    #expect(try rows("\u{FEFF}\"a,b\"\n") == [["a,b"]])
  }

  @Test("a row is located by the line it begins on; empty lines count and are left out")
  func lines() throws {
    let found = try all(Array("a\n\n\"b\nb\r\nb\"\r\n\r\nc\n\"\"\n".utf8))
    #expect(found.map(\.line) == [1, 3, 7, 8])
  }

  @Test("a field that is not UTF-8 makes its row bad and no other")
  func notUTF8() throws {
    let found = try all(Array("a,b\nc,".utf8) + [0xFF] + Array(",d\ne,f\n".utf8))
    #expect(
      found.map(\.fields) == [
        .success(["a", "b"]), .failure(.notUTF8(field: 2)), .success(["e", "f"]),
      ])
  }

  @Test("text behind a closing quotation mark makes its row bad and no other")
  func textAfterQuote() throws {
    let found = try all(Array("a,\"b\"c\nd,e\n".utf8))
    #expect(found.map(\.fields) == [.failure(.textAfterQuote(field: 2)), .success(["d", "e"])])
  }

  @Test("a quotation mark that is never closed is told with the line of its row")
  func unclosedQuote() throws {
    let found = try all(Array("a\nb,\"c\nd\n".utf8))
    #expect(found.map(\.line) == [1, 2])
    #expect(found.last?.fields == .failure(.unclosedQuote))
  }

  @Test("a row too long is read over, and those behind it are read")
  func tooLong() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: CSVParser.longestRow)
    let commas = [UInt8](repeating: UInt8(ascii: ","), count: CSVParser.longestRow + 1)
    #expect(try all(long + [10, 97])[0].fields != .failure(.tooLong))
    for row in [long + [120], commas] {
      let found = try all(row + [10, 97])
      #expect(found.map(\.fields) == [.failure(.tooLong), .success(["a"])])
    }
  }

  @Test("where the bytes are cut into chunks makes no difference")
  func chunks() throws {
    let bytes = Array("\u{FEFF}a,\"b\"\"\r\nc\"\r\n\"\u{20AC}\",d".utf8)
    let whole = try all(bytes)
    for size in 1..<bytes.count {
      var rest = bytes[...]
      var parser = CSVParser {
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      }
      var rows: [CSVRow] = []
      while let row = try parser.next() { rows.append(row) }
      #expect(rows == whole)
    }
  }
}
