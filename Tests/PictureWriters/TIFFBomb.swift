/// TIFF files whose pages share their bytes: small, and much work (TIFF 6.0, section 2).
public struct TIFFBomb: Sendable {
  public var width: Int
  public var height: Int
  public var pageCount: Int
  /// All rows are one strip by default.
  public var rowsPerStrip: Int?
  /// Of every strip: by default LZW of which nothing can be decoded.
  public var data = [UInt8](repeating: 0xFF, count: 64)
  /// The number of the compression (TIFF 6.0, tag 259).
  public var compression = 5
  /// Whether all pages but the first say that they are smaller copies of it.
  public var isReduced = false

  public init(width: Int, height: Int, pageCount: Int) {
    (self.width, self.height, self.pageCount) = (width, height, pageCount)
  }

  /// Gray of 8 bits.
  public var bytes: [UInt8] {
    let rows = rowsPerStrip ?? height
    let strips = (height + rows - 1) / rows
    let header = 8
    // One list of offsets and one of lengths for all pages.
    let lists =
      strips == 1
      ? []
      : [header, data.count].flatMap { value in (0..<strips).flatMap { _ in little(value, 4) } }
    let start = header + data.count + lists.count
    var bytes = Array("II".utf8) + [42, 0] + little(start, 4) + data + lists
    for page in 0..<pageCount {
      let isLast = page == pageCount - 1
      let entries = [
        entry(254, isReduced && page > 0 ? 1 : 0), entry(256, width), entry(257, height),
        entry(258, 8), entry(259, compression), entry(262, 1),
        entry(273, strips == 1 ? header : header + data.count, count: strips), entry(277, 1),
        entry(278, rows),
        entry(
          279, strips == 1 ? data.count : header + data.count + 4 * strips, count: strips),
      ]
      bytes += little(entries.count, 2) + entries.flatMap(\.self)
      bytes += little(isLast ? 0 : bytes.count + 4, 4)
    }
    return bytes
  }

  private func entry(_ tag: Int, _ value: Int, count: Int = 1) -> [UInt8] {
    little(tag, 2) + little(4, 2) + little(count, 4) + little(value, 4)
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
