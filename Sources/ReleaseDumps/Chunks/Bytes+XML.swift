import Glibc

extension UInt8 {
  /// White space of XML 1.0, production 3.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension Collection<UInt8> {
  /// How many lines end in these bytes.
  var lineFeeds: Int {
    withContiguousStorageIfAvailable { bytes in
      var count = 0
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, let found = memchr(start, 0x0A, rest.count) {
        count += 1
        rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - start + 1)...])
      }
      return count
    } ?? reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }
}

extension RangeReplaceableCollection<UInt8> where Self: BidirectionalCollection {
  /// Leaves out white space at both ends.
  mutating func trimXMLSpace() {
    while last?.isXMLSpace == true { removeLast() }
    if first?.isXMLSpace == true { self = Self(drop(while: \.isXMLSpace)) }
  }
}
