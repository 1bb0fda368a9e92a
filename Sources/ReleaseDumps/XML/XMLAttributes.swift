/// The attributes of one element, in memory that stays only until the next element.
struct XMLAttributes {
  struct Attribute {
    let name: UnsafeBufferPointer<UInt8>
    let value: UnsafeBufferPointer<UInt8>
    /// False where white space and references such as "&amp;" in the value still have to be replaced (XML
    /// 1.0, 3.3.3).
    var isNormalized = true
  }

  private let attributes: UnsafeBufferPointer<Attribute>

  init(_ attributes: UnsafeBufferPointer<Attribute>) {
    self.attributes = attributes
  }

  /// The value of an attribute as text without white space around it; nil for none and for an empty one.
  func text(_ name: StaticString) -> String? {
    guard let attribute = self[name] else { return nil }
    var bytes = attribute.value[...]
    while bytes.first?.isXMLSpace == true { bytes = bytes.dropFirst() }
    while bytes.last?.isXMLSpace == true { bytes = bytes.dropLast() }
    if bytes.isEmpty { return nil }
    let value = UnsafeBufferPointer(rebasing: bytes)
    if attribute.isNormalized { return String(decoding: value, as: UTF8.self) }
    var text: [UInt8] = []
    value.map { $0.isXMLSpace ? 0x20 : $0 }.withUnsafeBufferPointer { value in
      _ = XMLReference.replaceAll(in: value) { text.append(contentsOf: $0) }
    }
    text.trimXMLSpace()
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Nil if the element has none of that name.
  private subscript(name: StaticString) -> Attribute? {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for attribute in attributes where attribute.name.elementsEqual(wanted) { return attribute }
    return nil
  }
}
