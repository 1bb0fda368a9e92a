import CPQ

/// The rows of an answer, in the binary form of each type.
struct PostgresRows: ~Copyable {
  private let result: OpaquePointer

  /// - Parameter result: is freed with this value.
  init(_ result: OpaquePointer) {
    self.result = result
  }

  deinit {
    PQclear(result)
  }

  var count: Int { Int(PQntuples(result)) }

  func isNull(_ row: Int, _ column: Int) -> Bool {
    PQgetisnull(result, Int32(row), Int32(column)) != 0
  }

  /// What `body` makes of a value's bytes.
  func withBytes<Value>(
    _ row: Int, _ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) rethrows -> Value {
    try body(
      UnsafeRawBufferPointer(
        start: PQgetvalue(result, Int32(row), Int32(column)),
        count: Int(PQgetlength(result, Int32(row), Int32(column)))))
  }

  /// A text; nil for none.
  func text(_ row: Int, _ column: Int) -> String? {
    isNull(row, column) ? nil : withBytes(row, column) { String(decoding: $0, as: UTF8.self) }
  }

  /// An integer of any size, or a truth value as 0 or 1; nil for none.
  func integer(_ row: Int, _ column: Int) -> Int? {
    guard !isNull(row, column) else { return nil }
    return withBytes(row, column) { bytes in
      guard let first = bytes.first else { return 0 }
      let negative = first >= 0x80 && bytes.count > 1
      return Int(
        bytes.reduce(negative ? -1 : 0 as Int64) { $0 << 8 | Int64($1) })
    }
  }

  /// A `real`.
  func float(_ row: Int, _ column: Int) -> Float {
    withBytes(row, column) { bytes in
      guard bytes.count == 4 else { return 0 }
      return Float(bitPattern: bytes.reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
    }
  }
}
