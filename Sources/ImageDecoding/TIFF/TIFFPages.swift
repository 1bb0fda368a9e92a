import CTIFF

/// Where the pages of a TIFF file are: its directories without smaller copies and masks of others
/// (TIFF 6.0, NewSubfileType).
struct TIFFPages {
  /// The bytes at which the directories begin.
  let offsets: [UInt64]
  /// Why there may be more pages than these; nil where the last directory was reached.
  let rest: ImageDecodingError?

  /// The most directories that are read: a page may have some smaller copies.
  private static let directoryLimit = 4 * ImageDecoder.pageLimit

  /// Reads the directories from the first, without their lists of strips or tiles.
  ///
  /// - Parameter number: the last page that is wanted.
  init(of file: TIFFFile, upTo number: Int = ImageDecoder.pageLimit) {
    var offsets: [UInt64] = []
    var rest: ImageDecodingError?
    let first = TIFFCurrentDirOffset(file.handle)
    for directory in 1... {
      let kind = Int32(truncatingIfNeeded: file.long(TIFFTAG_SUBFILETYPE))
      if kind & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK) == 0 {
        offsets.append(TIFFCurrentDirOffset(file.handle))
      }
      if TIFFLastDirectory(file.handle) != 0 { break }
      guard offsets.count < number, directory < Self.directoryLimit else {
        rest = .tooManyPages
        break
      }
      guard TIFFReadDirectory(file.handle) != 0 else {
        rest =
          file.takeDamage()
          ?? .damaged(format: .tiff, reason: "no directory for the next page", offset: nil)
        break
      }
    }
    _ = file.takeDamage()
    self.offsets = offsets.isEmpty ? [first] : offsets
    self.rest = rest
  }
}
