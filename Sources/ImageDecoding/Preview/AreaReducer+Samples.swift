import Imaging

extension AreaReducer {
  /// Adds rows of red, green and blue bytes, one after the other without gaps.
  mutating func add(rowsOf samples: [UInt8], width: Int) {
    samples.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: RGB.self) { pixels in
        for start in stride(from: 0, through: pixels.count - width, by: width) {
          add(UnsafeBufferPointer(rebasing: pixels[start..<(start + width)]))
        }
      }
    }
  }

  /// Adds one row whose pixels are computed.
  mutating func add(row: inout [RGB], _ color: (Int) -> RGB) {
    for x in row.indices { row[x] = color(x) }
    row.withUnsafeBufferPointer { add($0) }
  }
}
