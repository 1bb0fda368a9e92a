extension UInt8 {
  /// White space of XML 1.0, production 3.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension Array<UInt8> {
  /// How many lines end in these bytes.
  var lineFeeds: Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte == 0x0A { count += 1 }
      return count
    }
  }
}

extension RangeReplaceableCollection<UInt8> where Self: BidirectionalCollection {
  /// Leaves out white space at both ends.
  mutating func trimXMLSpace() {
    while last?.isXMLSpace == true { removeLast() }
    if first?.isXMLSpace == true { self = Self(drop(while: \.isXMLSpace)) }
  }
}
