import Glibc

/// A reference to a character: by its number, or by one of the five names that XML itself has (XML 1.0,
/// productions 66 and 68).
struct XMLReference {
  /// What it stands for.
  let character: Unicode.Scalar
  /// How many bytes it takes, from "&" to ";".
  let count: Int

  /// Reads the reference at the beginning of these bytes; nil for any that XML does not have by itself.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")), end >= 3 else {
      return nil
    }
    let name = UnsafeBufferPointer(rebasing: bytes[1..<end])
    guard let character = Self.character(named: name) else { return nil }
    self.character = character
    count = end + 1
  }

  /// Calls `body` with the bytes between references and with those of the characters that they stand
  /// for, in their order.
  ///
  /// - Returns: whether all are references; `body` was called with those before the first that is not.
  static func replaceAll(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress,
      let found = memchr(start, CInt(UInt8(ascii: "&")), rest.count)
    {
      let index = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      let tail = UnsafeBufferPointer(rebasing: rest[index...])
      guard let reference = XMLReference(tail) else { return false }
      if index > 0 { body(UnsafeBufferPointer(rebasing: rest[..<index])) }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
        let bytes = Array(UTF8.encode(reference.character) ?? UTF8.encodedReplacementCharacter)
        _ = buffer.update(fromContentsOf: bytes)
        body(UnsafeBufferPointer(rebasing: buffer[..<bytes.count]))
      }
      rest = UnsafeBufferPointer(rebasing: tail[reference.count...])
    }
    if !rest.isEmpty { body(rest) }
    return true
  }

  private static func character(named name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    func isName(_ other: StaticString) -> Bool {
      name.elementsEqual(
        UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
    }
    if name[0] == UInt8(ascii: "#") { return character(numbered: name.dropFirst()) }
    if isName("amp") { return "&" }
    if isName("lt") { return "<" }
    if isName("gt") { return ">" }
    if isName("quot") { return "\"" }
    return isName("apos") ? "'" : nil
  }

  private static func character(numbered digits: Slice<UnsafeBufferPointer<UInt8>>)
    -> Unicode.Scalar?
  {
    let isHex = digits.first == UInt8(ascii: "x")
    let digits = isHex ? digits.dropFirst() : digits
    var value: UInt32 = 0
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, isHex || number < 10
      else { return nil }
      value = value &* (isHex ? 16 : 10) &+ UInt32(number)
    }
    guard let scalar = Unicode.Scalar(value), scalar.isXMLCharacter else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows it (production 2).
  var isXMLCharacter: Bool {
    value >= 0x20 ? value & 0xfffe != 0xfffe || value > 0xffff : [9, 10, 13].contains(value)
  }
}
