import CTIFF

/// Where the pages of a TIFF file are: its directories without smaller copies and masks of others
/// (TIFF 6.0, NewSubfileType).
struct TIFFPages {
  /// The bytes at which the directories begin.
  let offsets: [UInt64]
  /// Why there may be more pages than these; nil where the last directory was reached.
  let rest: ImageDecodingError?
  /// The byte after the last strip or tile that begins in the file. Strips that claim to end beyond
  /// twice the file's size are not counted.
  let end: Int

  /// Reads all directories from the first.
  init(of file: TIFFFile) {
    var offsets: [UInt64] = []
    var rest: ImageDecodingError?
    var end = 0
    let first = TIFFCurrentDirOffset(file.handle)
    while true {
      let kind = Int32(truncatingIfNeeded: file.long(TIFFTAG_SUBFILETYPE))
      if kind & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK) == 0 {
        offsets.append(TIFFCurrentDirOffset(file.handle))
        end = file.bandEnds.filter { $0 <= 2 * file.size }.reduce(end, max)
      }
      if TIFFLastDirectory(file.handle) != 0 { break }
      guard offsets.count < ImageDecoder.pageLimit else {
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
    self.end = end
  }
}
