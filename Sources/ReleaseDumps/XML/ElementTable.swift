import CXML2

/// Finds an element by the address of its name: libxml2 keeps each name of a document once.
struct ElementTable {
  private struct Slot {
    var name: UnsafePointer<UInt8>?
    var element = DiscogsElement.release
  }

  private var slots: [Slot]

  init() {
    slots = []
  }

  /// - Parameter dictionary: the document's names, which these are added to.
  init(_ elements: [DiscogsElement], in dictionary: xmlDictPtr?) {
    slots = Array(repeating: Slot(), count: 256)
    for element in elements {
      guard let name = xmlDictLookup(dictionary, element.rawValue, -1) else { continue }
      var index = Self.slot(of: name)
      while slots[index].name != nil { index = (index + 1) & 255 }
      slots[index] = Slot(name: name, element: element)
    }
  }

  /// The element of that name; nil for one that nobody asked for.
  subscript(name: UnsafePointer<UInt8>) -> DiscogsElement? {
    var index = Self.slot(of: name)
    while let found = slots[index].name {
      if found == name { return slots[index].element }
      index = (index + 1) & 255
    }
    return nil
  }

  private static func slot(of name: UnsafePointer<UInt8>) -> Int {
    let address = UInt(bitPattern: name)
    return Int((address ^ address >> 8) & 255)
  }
}
