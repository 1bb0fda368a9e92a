/// A small TIFF file with much to decode: all its pages show the same strip of PackBits (TIFF 6.0,
/// section 9).
public enum RepeatedTIFF {
  /// White pages.
  ///
  /// - Parameters:
  ///   - blocks: the width of a page in blocks of 128 pixels.
  ///   - height: of a page in pixels.
  public static func bytes(pages: Int, blocks: Int, height: Int) -> [UInt8] {
    let stripSize = 2 * blocks * height
    var file: [UInt8] = [0x49, 0x49, 42, 0] + little(8 + stripSize, 4)
    // 128 times the byte 255.
    for _ in 0..<(blocks * height) { file += [0x81, 0xFF] }
    let entries: [(tag: Int, value: Int)] = [
      (256, 128 * blocks), (257, height), (258, 8), (259, 32_773), (262, 1), (273, 8), (277, 1),
      (278, height), (279, stripSize),
    ]
    for page in 1...pages {
      file += little(entries.count, 2)
      for entry in entries {
        file += little(entry.tag, 2)
        file += little(4, 2)
        file += little(1, 4)
        file += little(entry.value, 4)
      }
      file += little(page == pages ? 0 : file.count + 4, 4)
    }
    return file
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
