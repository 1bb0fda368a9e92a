/// A HEIC file of equal tiles as phones write it (ISO/IEC 23008-12, clause 6.6.2.3), boxes by
/// hand, since libheif 1.15 writes none.
public enum HEIFGrid {
  /// The picture in two columns and two rows of square tiles; nil where there is no encoder.
  ///
  /// - Parameter quarterTurns: written as the property irot, counted anticlockwise.
  public static func bytes(
    _ picture: GrayPixels, tileSide side: Int, quarterTurns: UInt8 = 0
  ) -> [UInt8]? {
    let places = [(0, 0), (side, 0), (0, side), (side, side)]
    return file(
      of: places.map { left, top in tile(of: picture, left, top, side) }, at: [0, 1, 2, 3],
      columns: 2, rows: 2, size: (picture.width, picture.height), tileSide: side,
      quarterTurns: quarterTurns)
  }

  /// One tile in all places; nil where there is no encoder.
  ///
  /// - Parameter claimedSide: what the file says of the sides of a tile, in pixels.
  public static func bytes(
    repeating tile: GrayPixels, columns: Int, rows: Int, claimedSide: Int
  ) -> [UInt8]? {
    file(
      of: [tile], at: [Int](repeating: 0, count: columns * rows), columns: columns, rows: rows,
      size: (columns * claimedSide, rows * claimedSide), tileSide: claimedSide)
  }

  /// - Parameter places: which tile is where, row by row.
  private static func file(
    of pictures: [GrayPixels], at places: [Int], columns: Int, rows: Int,
    size: (width: Int, height: Int), tileSide side: Int, quarterTurns: UInt8 = 0
  ) -> [UInt8]? {
    var tiles: [[UInt8]] = []
    var configuration: [UInt8] = []
    for picture in pictures {
      guard let file = HEIFWriter().bytes(picture), let box = content(of: "hvcC", in: file),
        let data = content(of: "mdat", in: file)
      else { return nil }
      configuration = box
      tiles.append(data)
    }
    let grid =
      [0, 0, UInt8(rows - 1), UInt8(columns - 1)] + big(size.width, 2) + big(size.height, 2)
    let items = [grid] + tiles
    let tileNumbers = 2..<(2 + tiles.count)

    let properties = box(
      "ipco",
      box("hvcC", configuration) + extent(side, side) + extent(size.width, size.height)
        + box("irot", [quarterTurns]))
    let associations = fullBox(
      "ipma",
      big(items.count, 4) + big(1, 2) + [2, 3, 4 | 0x80]
        + tileNumbers.flatMap { big($0, 2) + [2, 1 | 0x80, 2] })
    let information = (1...items.count).flatMap { id in
      fullBox(
        "infe", version: 2, big(id, 2) + [0, 0] + Array((id == 1 ? "grid" : "hvc1").utf8) + [0])
    }
    func meta(dataOffset: Int) -> [UInt8] {
      var offset = dataOffset
      var locations: [UInt8] = [0x44, 0] + big(items.count, 2)
      for (index, item) in items.enumerated() {
        locations += big(index + 1, 2) + [0, 0] + big(1, 2) + big(offset, 4) + big(item.count, 4)
        offset += item.count
      }
      return fullBox(
        "meta",
        fullBox("hdlr", big(0, 4) + Array("pict".utf8) + big(0, 12) + [0])
          + fullBox("pitm", big(1, 2)) + fullBox("iloc", locations)
          + fullBox("iinf", big(items.count, 2) + information)
          + fullBox(
            "iref",
            box(
              "dimg", big(1, 2) + big(places.count, 2) + places.flatMap { big($0 + 2, 2) }))
          + box("iprp", properties + associations))
    }
    let type = box("ftyp", Array("heic".utf8) + big(0, 4) + Array("mif1heic".utf8))
    let start = type.count + meta(dataOffset: 0).count + 8
    return type + meta(dataOffset: start) + box("mdat", items.flatMap { $0 })
  }

  private static func tile(
    of picture: GrayPixels, _ left: Int, _ top: Int, _ side: Int
  ) -> GrayPixels {
    var pixels: [UInt8] = []
    for y in top..<(top + side) {
      for x in left..<(left + side) {
        let isInside = x < picture.width && y < picture.height
        pixels.append(isInside ? picture.pixels[y * picture.width + x] : 128)
      }
    }
    return GrayPixels(width: side, height: side, pixels: pixels)
  }

  /// What is in the first box of a type, wherever it is.
  private static func content(of type: String, in file: [UInt8]) -> [UInt8]? {
    let name = Array(type.utf8)
    guard
      let start = file.indices.dropFirst(4).first(where: { file[$0...].starts(with: name) })
    else { return nil }
    let size = file[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    return Array(file[(start + 4)..<(start - 4 + size)])
  }

  private static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    fullBox("ispe", big(width, 4) + big(height, 4))
  }

  private static func fullBox(
    _ type: String, version: UInt8 = 0, _ content: [UInt8]
  ) -> [UInt8] {
    box(type, [version, 0, 0, 0] + content)
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(type.utf8) + content
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }
}
