/// The fields of a box, read one after the other; nil after the end.
struct BoxFields {
  private let bytes: [UInt8]
  /// What has not been read.
  private(set) var rest: Range<Int>

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    rest = range
  }

  /// An unsigned number of at most eight bytes; nil also where it is over what no file needs.
  mutating func number(_ count: Int) -> Int? {
    guard count <= rest.count else { return nil }
    defer { rest = (rest.lowerBound + count)..<rest.upperBound }
    guard count == 8 else { return bytes.bigEndian(at: rest.lowerBound, count: count) }
    return bytes[rest.lowerBound] == 0
      ? bytes.bigEndian(at: rest.lowerBound + 1, count: 7) : nil
  }

  /// A number of four bytes that may be negative.
  mutating func signedNumber() -> Int? {
    number(4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  mutating func type() -> BoxType? { number(4).map(BoxType.init(value:)) }

  /// The version and the flags with which many boxes begin.
  mutating func versionAndFlags() -> (version: Int, flags: Int)? {
    guard let version = number(1), let flags = number(3) else { return nil }
    return (version, flags)
  }
}
