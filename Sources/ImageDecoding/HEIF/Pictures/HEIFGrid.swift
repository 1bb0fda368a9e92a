/// How the tiles of a grid make a picture (ISO/IEC 23008-12, clause 6.6.2.3).
struct HEIFGrid {
  let columns: Int
  let rows: Int
  /// Width of the picture in pixels; tiles may go beyond it.
  let width: Int
  /// Height of the picture in pixels; tiles may go beyond it.
  let height: Int

  /// A picture that is one tile.
  init(width: Int, height: Int) {
    (columns, rows, self.width, self.height) = (1, 1, width, height)
  }

  /// - Parameter bytes: of the item.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(12))
    guard bytes.count >= 8, bytes[0] == 0 else { return nil }
    let size = bytes[1] & 1 == 0 ? 2 : 4
    guard let width = bytes.bigEndian(at: 4, count: size),
      let height = bytes.bigEndian(at: 4 + size, count: size), width > 0, height > 0
    else { return nil }
    (rows, columns) = (Int(bytes[2]) + 1, Int(bytes[3]) + 1)
    (self.width, self.height) = (width, height)
  }

  /// Where a tile begins, by its number in the rows from the top.
  func place(of tile: Int, width: Int, height: Int) -> (left: Int, top: Int) {
    (tile % columns * width, tile / columns * height)
  }

  /// Whether each column and each row of tiles of that size is seen in the picture.
  func fits(tileWidth: Int, tileHeight: Int) -> Bool {
    (columns - 1) * tileWidth < width && (rows - 1) * tileHeight < height
  }
}
