/// Finds an element by its name.
struct ElementTable {
  /// A name of at most 16 bytes, with zeros after it, so that two are compared at once.
  private struct Name: Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0

    /// Nil for a longer one, which no element has that is read.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
      guard name.count <= 16 else { return nil }
      for byte in name.prefix(8) { first = first << 8 | UInt64(byte) }
      for byte in name.dropFirst(8) { second = second << 8 | UInt64(byte) }
    }

    var slot: Int {
      // Multiplied by the golden ratio, whose highest bits depend on all of the name.
      Int(truncatingIfNeeded: ((first ^ second) &* 0x9e37_79b9_7f4a_7c15) >> 56)
    }
  }

  private var slots = [(name: Name, element: DiscogsElement)?](repeating: nil, count: 256)

  init(_ elements: [DiscogsElement]) {
    for element in elements {
      var text = element.rawValue
      guard let name = text.withUTF8({ Name($0) }) else { continue }
      var slot = name.slot
      while slots[slot] != nil { slot = (slot + 1) & 255 }
      slots[slot] = (name, element)
    }
  }

  /// The element of that name; nil for one that nobody asked for.
  subscript(name: UnsafeBufferPointer<UInt8>) -> DiscogsElement? {
    guard let name = Name(name) else { return nil }
    var slot = name.slot
    while let found = slots[slot] {
      if found.name == name { return found.element }
      slot = (slot + 1) & 255
    }
    return nil
  }
}
