import CTIFF

/// The strips or tiles of the current directory of a file.
struct TIFFBands {
  private let file: TIFFFile
  private let isTiled: Bool
  let count: Int

  /// What any of them costs, in pixels.
  private static let price = 100

  init(of file: TIFFFile) {
    self.file = file
    isTiled = TIFFIsTiled(file.handle) != 0
    count = Int(isTiled ? TIFFNumberOfTiles(file.handle) : TIFFNumberOfStrips(file.handle))
  }

  /// The byte after the last of them that begins in the file.
  var end: Int { ranges.reduce(0) { max($0, $1.upperBound) } }

  /// Takes what they cost beside their pixels: something for each, and their bytes.
  func spend(from budget: inout PixelBudget) throws(ImageDecodingError) {
    try budget.spend(Self.price, times: count)
    try budget.spend(ranges.reduce(0) { $0 + $1.clamped(to: 0..<file.size).count })
  }

  /// Decodes the first row of each until there is one with pixels.
  ///
  /// libtiff takes as long for a page of which nothing can be decoded as for a whole one, and makes it
  /// black.
  ///
  /// - Returns: what is wrong with the first, if none has pixels; else nil.
  func damageOfAll(
    spendingFrom budget: inout PixelBudget
  ) throws(ImageDecodingError) -> ImageDecodingError? {
    var row = [UInt8](repeating: 0, count: rowSize)
    var damage: ImageDecodingError?
    for index in 0..<UInt32(clamping: count) {
      guard !decode(index, into: &row), !row.contains(where: { $0 != 0 }) else {
        _ = file.takeDamage()
        return nil
      }
      let start = TIFFGetStrileOffset(file.handle, index)
      let own = file.takeDamage(from: start == 0 ? nil : Int(clamping: start))
      damage = damage ?? own
      try budget.spend(row.count)
    }
    return damage ?? .damaged(format: .tiff, reason: "no pixels", offset: nil)
  }

  /// The bytes of those that begin in the file; some may end after it.
  private var ranges: some Sequence<Range<Int>> {
    (0..<UInt32(clamping: count)).lazy.compactMap { [file] index in
      let start = TIFFGetStrileOffset(file.handle, index)
      let (end, overflow) = start.addingReportingOverflow(
        TIFFGetStrileByteCount(file.handle, index))
      return start < file.size && !overflow ? Int(start)..<Int(clamping: end) : nil
    }
  }

  /// The bytes of a row as it is decoded, or of the rows that share their colours.
  private var rowSize: Int {
    // libtiff decodes JBIG as a whole only.
    let isWhole = file.short(TIFFTAG_COMPRESSION) == COMPRESSION_JBIG
    let size =
      switch (isTiled, isWhole) {
      case (true, true): TIFFTileSize(file.handle)
      case (true, false): TIFFVTileSize(file.handle, 1)
      case (false, true): TIFFStripSize(file.handle)
      case (false, false): TIFFVStripSize(file.handle, 1)
      }
    return Int(size)
  }

  /// Whether the beginning of a strip or tile could be decoded.
  private func decode(_ index: UInt32, into row: inout [UInt8]) -> Bool {
    let size = tmsize_t(row.count)
    return row.withUnsafeMutableBytes { bytes in
      isTiled
        ? TIFFReadEncodedTile(file.handle, index, bytes.baseAddress, size) >= 0
        : TIFFReadEncodedStrip(file.handle, index, bytes.baseAddress, size) >= 0
    }
  }
}
