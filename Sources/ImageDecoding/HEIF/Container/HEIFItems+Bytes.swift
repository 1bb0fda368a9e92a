extension HEIFItems {
  /// How many bytes of the file an item has; those that it has twice count twice.
  func byteCount(of item: Int, in file: [UInt8]) -> Int {
    (extents[item] ?? []).reduce(0) { $0 + $1.clamped(to: file.indices).count }
  }

  /// The bytes of an item, of which some are missing where a file ends early; nil where none is there,
  /// or where an item is longer than its file.
  func bytes(of item: Int, in file: [UInt8]) -> (bytes: ArraySlice<UInt8>, areWhole: Bool)? {
    guard let extents = extents[item] else { return nil }
    let there = extents.map { $0.clamped(to: file.indices) }
    let count = there.reduce(0) { $0 + $1.count }
    guard count > 0, count <= file.count else { return nil }
    // Nearly every item is one piece, which is not copied.
    let bytes = there.count == 1 ? file[there[0]] : there.flatMap { file[$0] }[...]
    return (bytes, there == extents)
  }

  /// The EXIF block of an item: a TIFF header and its directories.
  func exif(of item: Int, in file: [UInt8]) -> EXIF? {
    guard let description = descriptions[item]?.first(where: { types[$0] == "Exif" }),
      let block = bytes(of: description, in: file)?.bytes
    else { return nil }
    // It begins with the offset of the TIFF header (ISO/IEC 23008-12, clause A.2.1).
    let offset = block.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard block.count > 4, offset < block.count - 4 else { return nil }
    return EXIF(block.dropFirst(4 + offset))
  }
}
