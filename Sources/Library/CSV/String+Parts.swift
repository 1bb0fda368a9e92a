extension String {
  /// The parts between the places where the separator stands, scalar for scalar; itself where it does
  /// not. Lists in a cell are separated so.
  func parts(separatedBy separator: StaticString) -> [String] {
    let count = separator.utf8CodeUnitCount
    let bytes = UnsafeBufferPointer(start: separator.utf8Start, count: count)
    var parts: [String] = []
    var rest = utf8[...]
    var place = rest.startIndex
    while place < rest.endIndex {
      guard rest[place...].starts(with: bytes) else {
        rest.formIndex(after: &place)
        continue
      }
      parts.append(String(Substring(rest[..<place])))
      rest = rest[rest.index(place, offsetBy: count)...]
      place = rest.startIndex
    }
    parts.append(String(Substring(rest)))
    return parts
  }
}
