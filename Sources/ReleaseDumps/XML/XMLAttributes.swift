/// The attributes of one element, in libxml2's memory.
struct XMLAttributes {
  /// Five pointers each: name, prefix, namespace, first byte of the value, end of the value.
  private let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let count: Int

  init(_ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.fields = fields
    self.count = count
  }

  /// The value of an attribute as bytes of UTF-8; nil if the element has none of that name.
  subscript(name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard let fields else { return nil }
    for index in 0..<count {
      let field = fields + 5 * index
      guard let found = field[0], let start = field[3], let end = field[4],
        Self.isEqual(found, name)
      else { continue }
      return UnsafeBufferPointer(start: start, count: end - start)
    }
    return nil
  }

  /// The value as text without white space around it; nil for none and for an empty one.
  func text(_ name: StaticString) -> String? {
    guard var bytes = self[name].map({ $0[...] }) else { return nil }
    while bytes.first?.isXMLSpace == true { bytes = bytes.dropFirst() }
    while bytes.last?.isXMLSpace == true { bytes = bytes.dropLast() }
    return bytes.isEmpty ? nil : String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// Whether a name that ends with a zero is the same.
  private static func isEqual(_ found: UnsafePointer<UInt8>, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    for index in 0..<count where found[index] != name.utf8Start[index] { return false }
    return found[count] == 0
  }
}
